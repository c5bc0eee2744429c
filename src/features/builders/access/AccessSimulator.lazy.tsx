import type {ReactNode} from 'react';
import urls from '@generated/site-builders/default/accessUrls';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import type {AccessFacts} from '@site/src/lib/shared/access/access';
import {useBuilderData} from '@site/src/features/builders/useBuilderData';
import {AccessView} from './AccessView';
import type {ExampleName} from './examples';

/** The access simulator with what it knows of AList; both are fetched when it comes near the screen. */
export default function AccessSimulatorBody({
  example,
  fallback,
  onFail,
}: BodyProps & {readonly example: ExampleName}): ReactNode {
  const facts = useBuilderData(urls['access'] ?? '', onFail) as AccessFacts | undefined; // written by src/plugins/builders
  return facts ? <AccessView facts={facts} example={example} /> : fallback;
}
