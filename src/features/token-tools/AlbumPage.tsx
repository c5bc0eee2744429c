import {useState, type ReactNode} from 'react';
import {
  google,
  googleAlbumsRequest,
  googleRefreshRequest,
} from '@site/src/data/token-providers/google';
import {clientIdInput, clientSecretInput} from '@site/src/data/token-providers/inputs';
import type {InputField, Slot, Values} from '@site/src/lib/token-flow/types';
import {AlbumList} from './AlbumList';
import {CommandBlock} from './CommandBlock';
import {Choice, Inputs} from './Inputs';
import {RequestList} from './RequestList';
import {ToolFrame, ToolPart, ToolSection} from './ToolFrame';
import {SeeAlsoSection} from './ToolSections';
import {useTexts} from './texts';
import {useForgetOnLeave} from './useForgetOnLeave';
import styles from './Tool.module.css';

type Way = 'access' | 'refresh';

const inputs: Readonly<Record<Way, readonly InputField[]>> = {
  access: [{slot: 'accessToken', label: {en: 'Access token', zh: '访问令牌'}, secret: true}],
  refresh: [
    {slot: 'refreshToken', label: {en: 'Refresh token', zh: '刷新令牌'}, secret: true},
    clientIdInput,
    clientSecretInput,
  ],
};

/** Albums of Google Photos with their ids (contract section 2.6). Tokens are pasted, never in the address. */
export function AlbumPage(): ReactNode {
  const {t} = useTexts();
  const [way, setWay] = useState<Way>('access');
  const requests =
    way === 'access' ? [googleAlbumsRequest] : [googleRefreshRequest, googleAlbumsRequest];
  return (
    <ToolFrame title={t('albumTitle')} lead={t('albumLead')}>
      <p className={styles.failure}>{t('albumNotice')}</p>
      <ToolSection id="privacy" title={t('privacyTitle')}>
        <p>{t('albumSees')}</p>
        <RequestList requests={requests.map((template) => ({template}))} values={{}} />
      </ToolSection>
      <ToolSection id="tool" title={t('albumToolTitle')}>
        <ToolPart>{() => <AlbumForm key={way} way={way} onWay={setWay} />}</ToolPart>
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
          {value: 'access', label: t('albumWithAccess')},
          {value: 'refresh', label: t('albumWithRefresh')},
        ]}
        value={way}
        onChange={onWay}
      />
      <Inputs inputs={inputs[way]} values={typed} onChange={setValue} />
    </AlbumList>
  );
}
