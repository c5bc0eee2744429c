import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import type {TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {PrivacyPart} from '@site/src/features/token-tools/pages/ToolSections';
import {useChoice} from '@site/src/features/token-tools/flows/useChoice';

/** The records of the providers, each in a file named by its id, which is fetched on demand. */
function loadRecord(id: string): Promise<{readonly provider: TokenProvider}> {
  // With the ending, or the bundler makes two files of each: one for the name with it, one for the name without.
  return import(
    /* webpackExclude: /(all|exchangeCommand|inputs)\.ts$/ */
    `@site/src/data/token-providers/${id}.ts`
  ) as Promise<{readonly provider: TokenProvider}>;
}

/** A panel whose provider's record is fetched with it. */
function panelOf(id: string): ComponentType {
  return lazy(async () => {
    const {provider} = await loadRecord(id);
    return {default: () => <Panel provider={provider} />};
  });
}

/** The inside of `<TokenTool>`: each request, and who sees what. Nothing starts here. */
export default function TokenToolPanel({provider}: {readonly provider: string}): ReactNode {
  const [Body] = useState(() => panelOf(provider));
  return (
    <Suspense>
      <Body />
    </Suspense>
  );
}

function Panel({provider}: {readonly provider: TokenProvider}): ReactNode {
  return <PrivacyPart provider={provider} shown={useChoice(provider)} />;
}
