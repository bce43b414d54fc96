/// The words of a page around a session, in one language. What the session itself says is English.
package struct PageWords: Sendable {
  /// The value of `lang`.
  let language: String
  let title: String
  let steps: String
  let start: String
  let back: String
  let next: String
  let data: String
  let table: String
  let trace: String
  let quiet: String
  let more: String
  let editing: String
  let batch: String
  let delete: String
  let insert: String
  let unchecked: String
  let checked: String
  let reorder: String
  let field: String
  let selected: String
  let stale: String
  let missing: String
  let outOfView: String
  let dataHas: String
  let further: String
  let exception: String
  let mistake: String
  let met: String

  package static let english = PageWords(
    language: "en", title: "A table while it is edited", steps: "Steps", start: "Start",
    back: "Back", next: "Next", data: "Data", table: "Table", trace: "Calls and callbacks",
    quiet: "nothing is called", more: "counts, cells, heights too", editing: "editing",
    batch: "batch", delete: "delete control", insert: "insert control",
    unchecked: "not checked", checked: "checked", reorder: "reorder control", field: "text field",
    selected: "selected", stale: "stale: the data has", missing: "stale: the data has no such row",
    outOfView: "out of view", dataHas: "rows here; rows of the data source:", further: "more",
    exception: "exception", mistake: "mistake", met: "as expected")

  package static let simplifiedChinese = PageWords(
    language: "zh-Hans", title: "表格编辑全过程", steps: "步骤", start: "开始", back: "上一步",
    next: "下一步", data: "数据", table: "表格", trace: "调用与回调", quiet: "没有任何调用",
    more: "行数、单元格、高度也显示", editing: "编辑中", batch: "批量更新", delete: "删除控件",
    insert: "插入控件", unchecked: "未勾选", checked: "已勾选", reorder: "排序控件",
    field: "文本框", selected: "已选中", stale: "已过时，数据是", missing: "已过时，数据里没有这一行",
    outOfView: "不在屏幕上", dataHas: "行，而数据源的行数是", further: "更多", exception: "异常",
    mistake: "错误", met: "符合预期")

  package static let traditionalChinese = PageWords(
    language: "zh-Hant", title: "表格編輯全過程", steps: "步驟", start: "開始", back: "上一步",
    next: "下一步", data: "資料", table: "表格", trace: "呼叫與回呼", quiet: "沒有任何呼叫",
    more: "列數、儲存格、高度也顯示", editing: "編輯中", batch: "批次更新", delete: "刪除控制項",
    insert: "插入控制項", unchecked: "未勾選", checked: "已勾選", reorder: "排序控制項",
    field: "文字欄位", selected: "已選取", stale: "已過時，資料是", missing: "已過時，資料裡沒有這一列",
    outOfView: "不在畫面上", dataHas: "列，而資料來源的列數是", further: "更多", exception: "例外",
    mistake: "錯誤", met: "符合預期")
}
