import {createJiti} from 'jiti';
import type * as Components from './factComponents';

/**
 * The components are JSX, which neither Docusaurus's loader nor `jiti` on the command line reads without being
 * asked to. This one is, so that no one who imports a component has to think of it. As Docusaurus's does, it
 * loads the files again when the development server loads its configuration again.
 */
const jiti = createJiti(import.meta.url, {jsx: {runtime: 'automatic'}, moduleCache: false});

// The steps that compile a page aren't asynchronous, so the components can't be loaded as they prefer it.
// oxlint-disable-next-line typescript/no-deprecated
const components = jiti('./factComponents') as typeof Components;

/** Fact components by the name authors write (`docs-internal/writing.md`, Show facts). */
export const {factComponents} = components;
