import {installWhatIsMissing} from './install.mjs';

/** Before a program of node_modules, in the commands of package.json: a fresh clone, or a new lock file, needs it first. */
try {
  installWhatIsMissing();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
