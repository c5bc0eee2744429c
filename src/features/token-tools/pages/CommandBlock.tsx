import type {ReactNode} from 'react';
import {curlOf} from '@site/src/lib/browser/token-flow/command';
import type {RequestTemplate, Values} from '@site/src/lib/shared/token-flow/types';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {useTexts} from '@site/src/features/token-tools/texts';

/** A request as a command for a terminal; secrets are variables or are in angle brackets. */
export function CommandBlock({
  template,
  values,
}: {
  readonly template: RequestTemplate;
  readonly values: Values;
}): ReactNode {
  const {of} = useTexts();
  const purpose = of(template.purpose);
  return (
    <>
      {purpose !== '' && <p>{purpose}</p>}
      <SecretValue name="curl" value={curlOf(template, values)} isSecret={false} isBlock />
    </>
  );
}
