import {useState, type ReactNode} from 'react';
import {
  provider as google,
  googleAlbumsRequest,
  googleRefreshRequest,
} from '@site/src/data/token-providers/google';
import {
  accessTokenInput,
  clientIdInput,
  clientSecretInput,
  refreshTokenInput,
} from '@site/src/data/token-providers/inputs';
import {toolTitles} from '@site/src/data/toolTitles';
import type {InputField, Slot, Values} from '@site/src/lib/shared/token-flow/types';
import {AlbumList} from '@site/src/features/token-tools/result/AlbumList';
import {CommandBlock} from './CommandBlock';
import {Choice, Inputs} from '@site/src/features/token-tools/flows/Inputs';
import {RequestLogDetails} from '@site/src/features/token-tools/RequestList';
import {ToolFrame, ToolPart, ToolSection} from './ToolFrame';
import {SeeAlsoSection} from './ToolSections';
import {useTexts} from '@site/src/features/token-tools/texts';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {useFreshRequestLog} from './useFreshRequestLog';
import styles from '@site/src/features/token-tools/Tool.module.css';

type Way = 'access' | 'refresh';

const inputs: Readonly<Record<Way, readonly InputField[]>> = {
  access: [accessTokenInput],
  refresh: [clientIdInput, clientSecretInput, refreshTokenInput],
};

/** Albums of Google Photos with their ids. Tokens are pasted, never in the address. */
export function AlbumPage(): ReactNode {
  const {t, of} = useTexts();
  const [way, setWay] = useState<Way>('refresh');
  useFreshRequestLog();
  const requests =
    way === 'access' ? [googleAlbumsRequest] : [googleRefreshRequest, googleAlbumsRequest];
  return (
    <ToolFrame title={of(toolTitles.albumTitle)} lead={t('albumLead')} asksServer={false}>
      <p className={styles.failure}>{t('albumNotice')}</p>
      <ToolSection id="tool" title={t('albumToolTitle')} isTitleHidden>
        <ToolPart
          fallbacks={{asksServer: false, canRunServer: false}}
          preview={<AlbumForm way={way} onWay={setWay} />}
        >
          {() => <AlbumForm key={way} way={way} onWay={setWay} />}
        </ToolPart>
      </ToolSection>
      <ToolSection id="privacy" title={t('privacyTitle')}>
        <RequestLogDetails requests={requests.map((template) => ({template}))} values={{}} />
        <p>{t('albumSees')}</p>
      </ToolSection>
      <ToolSection id="manual" title={t('manualTitle')}>
        <p>{t('albumManual')}</p>
        <CommandBlock template={googleAlbumsRequest} values={{}} />
      </ToolSection>
      <SeeAlsoSection
        provider={{
          targets: google.targets.filter(({driver}) => driver === 'GooglePhoto'),
          links: [{label: google.name, href: google.page}],
        }}
      />
    </ToolFrame>
  );
}

function AlbumForm({
  way,
  onWay,
}: {
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}): ReactNode {
  const {t} = useTexts();
  const [typed, setTyped] = useState<Values>({});
  useForgetOnLeave(() => setTyped({}));
  const setValue = (slot: Slot, value: string): void =>
    setTyped((all) => ({...all, [slot]: value}));
  const given: Values = Object.fromEntries(
    Object.entries(typed).flatMap(([slot, text]) =>
      text.trim() === '' ? [] : [[slot, text.trim()]],
    ),
  );
  return (
    <AlbumList values={given}>
      <Choice
        legend={t('albumWith')}
        options={[
          {value: 'refresh', label: t('albumWithRefresh')},
          {value: 'access', label: t('albumWithAccess')},
        ]}
        value={way}
        onChange={onWay}
      />
      <Inputs inputs={inputs[way]} values={typed} onChange={setValue} />
    </AlbumList>
  );
}
