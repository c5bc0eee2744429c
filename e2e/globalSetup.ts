import {serveFolder} from './serveFolder';

/** Serves the site in `build/`, and says which pages are visited whole (pagesToVisit.ts). */
export default function serveSite(): Promise<() => Promise<void>> {
  const seed = process.env['E2E_PAGES'] ?? '';
  process.stdout.write(
    seed === 'all'
      ? 'Every page is visited whole.\n'
      : `Pages by the seed ${seed}: all of one language, a third of the other. The same again: E2E_PAGES=${seed} npm run e2e. All: npm run e2e -- --all\n`,
  );
  return serveFolder('build');
}
