// Tests are compiled for development, where the function has another name.
export {Fragment, jsx as jsxDEV} from './jsx-runtime';
export type {JSX} from './jsx-runtime';
