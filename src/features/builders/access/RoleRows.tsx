import type {ReactNode} from 'react';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {AccessFacts, Scope} from '@site/src/lib/shared/access/access';
import {hasBit} from '@site/src/lib/shared/access/permissions';
import {languageOf} from '@site/src/lib/shared/localized';
import {PathField, Switch} from './controls';
import type {PartProps} from './part';
import {Rows} from './Rows';
import {t} from './texts';
import styles from './access.lazy.module.css';

/** The paths of all roles of an account, with their permissions. */
export function RoleRows({facts, situation: {scopes}, onChange}: PartProps): ReactNode {
  return (
    <Rows
      title={t('roles')}
      note={scopes.length === 0 ? t('noRoles') : t('rolesNote')}
      rows={scopes}
      added={{path: '/', permission: 0}}
      texts={{add: 'addRole', remove: 'removeRole'}}
      onChange={(changed) => onChange({scopes: changed})}
      renderRow={(scope, number, onRow) => (
        <RoleRow facts={facts} scope={scope} number={number} onChange={onRow} />
      )}
    />
  );
}

function RoleRow({
  facts,
  scope,
  number,
  onChange,
}: {
  readonly facts: AccessFacts;
  readonly scope: Scope;
  readonly number: number;
  readonly onChange: (scope: Scope) => void;
}): ReactNode {
  const {path, permission} = scope;
  const separator = languageOf(useLocaleCode()).listSeparator;
  const granted = facts.permissions.filter(({bit}) => hasBit(permission, bit));
  return (
    <>
      <PathField
        label={t('rolePath', {number})}
        path={path}
        onPath={(text) => onChange({...scope, path: text})}
      />
      <details className={styles.bits}>
        <summary>
          <strong>{t('permissions', {number})}</strong>
          <span>
            {granted.length === 0
              ? t('noPermissions')
              : granted.map(({name}) => name).join(separator)}
          </span>
        </summary>
        <fieldset className={styles.boxes}>
          <legend className="spoken">{t('permissions', {number})}</legend>
          {facts.permissions.map(({bit, name}) => (
            <Switch
              key={bit}
              label={name}
              isOn={hasBit(permission, bit)}
              onSwitch={(isOn) =>
                onChange({...scope, permission: permission + (isOn ? 1 : -1) * 2 ** bit})
              }
            />
          ))}
        </fieldset>
      </details>
    </>
  );
}
