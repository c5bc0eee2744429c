/** A field that a builder asks for. */
export interface BuilderField {
  readonly key: string;
  readonly label: string;
  /** What the name means, where the screen's word misleads. */
  readonly meaning?: string;
  readonly type: 'string' | 'text' | 'number' | 'float' | 'bool' | 'select';
  readonly required?: boolean;
  /** Lines that a field for a long text shows. */
  readonly rows?: number;
  /** What the field is for. In Markdown: code and bold text. */
  readonly note?: string;
  readonly options?: readonly {readonly value: string; readonly label: string}[];
  /** Gives access to an account or to files. */
  readonly isSecret?: true;
}

/** A field and what it shows now. */
export interface FieldState {
  readonly field: BuilderField;
  /** As the reader has entered it; `true` or `false` for a switch. */
  readonly text: string;
  /** What the field shows at first. */
  readonly initial: string;
  /** What is wrong with the text, in the page's language. */
  readonly fault?: string | undefined;
  /** What is wrong is said at once, because it comes from another field. */
  readonly isSaid?: boolean;
  /** What to know before the note. In Markdown: code and bold text. */
  readonly hint?: string | undefined;
}
