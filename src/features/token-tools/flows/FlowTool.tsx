import {useState, type ReactNode} from 'react';
import type {FlowResult} from '@site/src/lib/browser/token-flow/exchange';
import type {FlowRecord} from '@site/src/lib/browser/token-flow/flowRecord';
import type {TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {AgainButton} from './AgainButton';
import {CodeExchange} from './CodeExchange';
import {CodeStart} from './CodeStart';
import {DeviceTool} from './DeviceTool';
import {Choice as ChoiceField, Inputs} from './Inputs';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {SmsTool} from './SmsTool';
import {useTexts} from '@site/src/features/token-tools/texts';
import type {Choice} from './useChoice';

/** The form of a helper, and the flow it starts. */
export function FlowTool({
  provider,
  choice,
  onResult,
}: {
  readonly provider: TokenProvider;
  readonly choice: Choice;
  readonly onResult: (result: FlowResult) => void;
}): ReactNode {
  const {flow} = choice;
  const [pasted, setPasted] = useState<{readonly code: string; readonly record: FlowRecord}>();
  const fields = <ChoiceFields provider={provider} choice={choice} />;
  // A new flow begins with a new form.
  const common = {key: flow.kind, choice, onResult, children: fields};
  if (flow.kind === 'device') return <DeviceTool {...common} flow={flow} key={common.key} />;
  if (flow.kind === 'sms') return <SmsTool {...common} flow={flow} key={common.key} />;
  if (pasted) {
    const forget = (): void => setPasted(undefined);
    return (
      <CodeExchange
        flow={flow}
        code={pasted.code}
        record={pasted.record}
        onResult={(result) => {
          forget();
          onResult(result);
        }}
        onForget={forget}
        again={<AgainButton onAgain={forget} />}
      />
    );
  }
  return (
    <CodeStart
      key={flow.kind}
      provider={provider}
      flow={flow}
      choice={choice}
      onCode={(code, record) => setPasted({code, record})}
    >
      {fields}
    </CodeStart>
  );
}

/** Which way, whose application, and what it needs. */
function ChoiceFields({
  provider,
  choice,
}: {
  readonly provider: TokenProvider;
  readonly choice: Choice;
}): ReactNode {
  const {t} = useTexts();
  const {flow, clients, client, inputs, values, setValue} = choice;
  return (
    <>
      {provider.flows.length > 1 && (
        <ChoiceField
          legend={t('way')}
          options={provider.flows.map(({kind}) => ({
            value: kind,
            label: t(kind === 'device' ? 'wayScan' : 'waySignIn'),
          }))}
          value={flow.kind}
          onChange={choice.chooseFlow}
        />
      )}
      {clients.length > 1 && (
        <ChoiceField
          legend={t('application')}
          options={clients.map((value) => ({
            value,
            label: t(value === 'own' ? 'clientOwn' : 'clientDefault'),
          }))}
          value={client}
          onChange={choice.chooseClient}
        />
      )}
      {flow.kind === 'code' && flow.loopback !== undefined && (
        <ChoiceField
          legend={t('returnsTo')}
          options={[
            {value: 'page', label: t('returnPage')},
            {value: 'loopback', label: t('returnLoopback')},
          ]}
          value={choice.isLoopback ? 'loopback' : 'page'}
          onChange={(value) => choice.setLoopback(value === 'loopback')}
        />
      )}
      {flow.kind === 'code' && client === 'own' && (
        <div>
          <span>{t('redirectAddress')}</span>
          <SecretValue name="redirect_uri" value={values.redirectUri ?? ''} isSecret={false} />
        </div>
      )}
      <Inputs inputs={inputs} values={choice.typed} onChange={setValue} />
    </>
  );
}
