// Replaces the original of Docusaurus 3.10.2: ours costs nothing until it is used, and works without an account.
import type {ReactNode} from 'react';
import {SearchButton} from '@site/src/features/search/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
