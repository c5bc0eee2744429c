import fs from 'node:fs';

/**
 * Parses a JSON file.
 *
 * @throws Error naming the file when it is missing or not JSON
 */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file}: the file is missing. Restore it from Git.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${file}: not valid JSON (${error instanceof Error ? error.message : String(error)}). Correct the file.`,
      {cause: error},
    );
  }
}
