import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SerializedError} from 'vitest';
import type {Reporter, TestCase, TestModule} from 'vitest/node';
import type {Place} from './suite';

/** What became of a check. */
export interface CheckResult {
  /** Folder below `tests/live`. */
  readonly area: string;
  readonly file: string;
  readonly title: string;
  readonly proves: readonly Place[];
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped or failed: one line. */
  readonly reason?: string;
}

/** The results file, `tests/live/results/<version>.json`. */
export interface LiveResults {
  /** Version that the server stated. */
  readonly alist: string;
  /** Day of the run: `2026-11-24`. */
  readonly date: string;
  readonly checks: readonly CheckResult[];
}

/** Prints what was skipped and the closing line, and writes the results file if `LIVE_RESULTS` is set. */
export default class LiveReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => [module, test] as const),
    );
    const broken = modules.flatMap((module) => (module.children.size === 0 ? module.errors() : []));
    const checks = tests
      .map(([module, test]) => resultOf(module, test))
      .sort((a, b) => a.file.localeCompare(b.file) || a.title.localeCompare(b.title));
    const versions = new Set(tests.flatMap(([, test]) => test.meta().version ?? []));
    const count = (state: CheckResult['state']) =>
      checks.filter((each) => each.state === state).length;
    const failed = count('failed') + broken.length + errors.length;

    const skipped = checks.filter(({state}) => state === 'skipped');
    if (skipped.length > 0) {
      console.log('\nSkipped');
      const reasons = new Map<string, number>();
      for (const {reason = 'no reason'} of skipped)
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      for (const [reason, number] of reasons)
        console.log(`  ${String(number).padStart(4)}  ${reason}`);
    }
    const [version] = versions;
    const file = process.env['LIVE_RESULTS'];
    if (file && version !== undefined && versions.size === 1) {
      const results: LiveResults = {
        alist: version,
        date: new Date().toISOString().slice(0, 10),
        checks,
      };
      const target = file.replace('<version>', version);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, textOf(results));
      console.log(`\nResults: ${target}`);
    }
    console.log(
      `\n${String(count('passed'))} passed, ${String(failed)} failed, ${String(count('skipped'))} skipped`,
    );
  }
}

/** The file's text: one line for each check, so that a change shows one line. */
function textOf({checks, ...head}: LiveResults): string {
  const lines = checks.map((check) => JSON.stringify(check));
  return `${JSON.stringify({...head, checks: []}).slice(0, -2)}\n${lines.join(',\n')}\n]}\n`;
}

function resultOf(module: TestModule, test: TestCase): CheckResult {
  const {state, errors} = test.result();
  const file = module.relativeModuleId.replace(/^tests\/live\//, '');
  const result = test.result();
  const reason =
    state === 'skipped' && 'note' in result
      ? result.note
      : state === 'failed'
        ? errors[0]?.message
        : undefined;
  return {
    area: path.dirname(file),
    file,
    title: test.fullName,
    proves: test.meta().proves ?? [],
    state: state === 'pending' ? 'failed' : state,
    ...(reason === undefined ? {} : {reason: reason.split('\n')[0] ?? ''}),
  };
}
