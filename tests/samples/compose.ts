import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {DCLinter} from 'dclint';

/** A Compose file, by its services. */
export interface ComposeFile {
  readonly services: Readonly<Record<string, unknown>>;
}

/**
 * What the schema of the Compose specification refuses in some files. They become one file with the services of all,
 * because the linter reads its schema again for each file.
 *
 * @param files each with its place for messages
 * @param folder for the one file
 */
export function composeProblems(
  files: readonly {readonly where: string; readonly content: ComposeFile}[],
  folder: string,
): readonly string[] {
  const file = path.join(folder, 'docker-compose.yml');
  const services = files.flatMap(({content}, index) =>
    Object.entries(content.services).map(
      ([name, service]) => [`${index}.${name}`, service] as const,
    ),
  );
  const parts = files.map(({content}) => content);
  const whole = Object.assign({}, ...parts, {services: Object.fromEntries(services)}) as unknown;
  writeFileSync(file, JSON.stringify(whole));
  const linter = new DCLinter({rules: {}, quiet: true, debug: false, exclude: []});
  return linter
    .lintFiles([file], false)
    .flatMap(({messages}) => messages)
    .filter(({rule}) => ['invalid-schema', 'invalid-yaml', 'unknown-error'].includes(rule))
    .map(({message}) =>
      message.replace(/\/services\/(\d+)\./, (_all, index: string) => {
        const where = files[Number(index)]?.where ?? '';
        return `${where} /services/`;
      }),
    );
}
