/** Turns a value into the text of labels, tooltips and tables: units and language are the app's. */
export type FormatValue = (value: number) => string;
