import {serveFolder} from './serveFolder';

/** Serves the site in `build/`. */
export default function serveSite(): Promise<() => Promise<void>> {
  return serveFolder('build');
}
