/** Parts of a text that are marked already. */
const MARKED = /(`[^`]+`|\*\*[^*`]+\*\*)/;

/**
 * Names that only programs use: keys (`jwt_secret`, `cors.allow_origins`), files (`config.json`), and addresses (`/d`,
 * `/api/fs/put`, `fs/get`).
 */
const PROGRAM_NAME =
  /(?<![\w/.-])(?:\/[a-z][\w/.-]*[a-z\d]|\/[a-z]|fs\/[a-z]+|[a-z][a-z\d]*(?:\.[a-z\d_]+)+|[a-z][a-z\d]*(?:_[a-z\d]+)+)(?![\w/])/g;

/** The release of a text is no file: `v3.63.0`. */
const RELEASE = /^v\d/;

/** A text of the facts with the names in it as code, as pages write them. */
export function withProgramNames(text: string): string {
  return text
    .split(MARKED)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(PROGRAM_NAME, (name) => (RELEASE.test(name) ? name : `\`${name}\``)),
    )
    .join('');
}
