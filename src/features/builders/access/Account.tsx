import type {ReactNode} from 'react';
import {accounts} from '@site/src/lib/shared/access/access';
import {Radios} from '@site/src/features/builders/Radios';
import {PathField, Switch} from './controls';
import type {PartProps} from './part';
import {accountTexts, t} from './texts';
import shared from '@site/src/features/builders/builders.lazy.module.css';

/** Who asks. */
export function Account({facts: {words}, situation, onChange}: PartProps): ReactNode {
  const {account, basePath, isDisabled} = situation;
  return (
    <>
      <Radios
        legend={t('account')}
        options={accounts.map((value) => ({value, label: t(accountTexts[value])}))}
        value={account}
        onChoose={(chosen) => onChange({account: chosen})}
      />
      <div className={shared.fields}>
        {account !== 'admin' && (
          <PathField
            label={words.basePath}
            path={basePath}
            onPath={(path) => onChange({basePath: path})}
          />
        )}
        <Switch
          label={words.disabled}
          isOn={isDisabled}
          onSwitch={(isOn) => onChange({isDisabled: isOn})}
        />
      </div>
    </>
  );
}
