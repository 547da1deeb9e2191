/** What is wrong with a text field: nothing, it is empty, or it is filled wrongly. */
export type FieldProblem = 'ok' | 'required' | 'not-valid';
