import type {ReactNode} from 'react';
import {offered, protocols, shareStates} from '@site/src/lib/shared/access/access';
import {offeredAction} from './choices';
import {Choice, PathField, Switch} from './controls';
import type {PartProps} from './part';
import {actionText, protocolNames, shareStateTexts, t} from './texts';
import styles from './access.lazy.module.css';
import shared from '@site/src/features/builders/builders.lazy.module.css';

/** Actions with a second path. */
const HAS_TARGET: ReadonlySet<string> = new Set(['move', 'copy', 'extract']);

/** What someone tries, and with what. */
export function Request(props: PartProps): ReactNode {
  const {situation, onChange} = props;
  const {action, path, protocol, target} = situation;
  return (
    <fieldset className={styles.group}>
      <legend>{t('request')}</legend>
      <div className={shared.fields}>
        <Choice
          label={t('protocol')}
          options={protocols.map((value) => ({value, label: protocolNames[value]}))}
          value={protocol}
          onChoose={(chosen) => onChange({protocol: chosen, action: offeredAction(chosen, action)})}
        />
        <Choice
          label={t('action')}
          options={offered[protocol].map((value) => ({value, label: actionText(value)}))}
          value={action}
          onChoose={(chosen) => onChange({action: chosen})}
        />
        <PathField
          label={t('objectPath')}
          path={path}
          note={t('objectNote')}
          onPath={(text) => onChange({path: text})}
        />
        {HAS_TARGET.has(action) && (
          <PathField
            label={t('target')}
            path={target}
            onPath={(text) => onChange({target: text})}
          />
        )}
        {protocol === 's3' && (
          <PathField
            label={t('bucket')}
            path={situation.bucket}
            onPath={(text) => onChange({bucket: text})}
          />
        )}
        {protocol === 'link' && <LinkFields {...props} />}
        {protocol === 'share' && <ShareFields {...props} />}
      </div>
    </fieldset>
  );
}

function LinkFields({facts: {words}, situation, onChange}: PartProps): ReactNode {
  return (
    <>
      <Switch
        label={t('isSigned')}
        isOn={situation.isSigned}
        onSwitch={(isOn) => onChange({isSigned: isOn})}
      />
      <Switch
        label={words.signAll}
        isOn={situation.signAll}
        onSwitch={(isOn) => onChange({signAll: isOn})}
      />
    </>
  );
}

function ShareFields({situation: {share}, onChange}: PartProps): ReactNode {
  const change = (changes: Partial<typeof share>) => onChange({share: {...share, ...changes}});
  return (
    <>
      <PathField label={t('sharePath')} path={share.path} onPath={(path) => change({path})} />
      <Choice
        label={t('shareState')}
        options={shareStates.map((value) => ({value, label: t(shareStateTexts[value])}))}
        value={share.state}
        onChoose={(state) => change({state})}
      />
      <Switch
        label={t('allowsDownload')}
        isOn={share.allowsDownload}
        onSwitch={(allowsDownload) => change({allowsDownload})}
      />
      <Switch
        label={t('shareHasPassword')}
        isOn={share.hasPassword}
        onSwitch={(hasPassword) => change({hasPassword})}
      />
      {share.hasPassword && (
        <Switch
          label={t('shareKnowsPassword')}
          isOn={share.knowsPassword}
          onSwitch={(knowsPassword) => change({knowsPassword})}
        />
      )}
    </>
  );
}
