// Replaces the original of Docusaurus 3.10.2: it can only ask Algolia.
import type {ReactNode} from 'react';
import {SearchPage} from '@site/src/features/search/SearchPage';

export default function SearchPageRoute(): ReactNode {
  return <SearchPage />;
}
