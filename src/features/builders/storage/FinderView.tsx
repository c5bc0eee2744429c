import type {ReactNode} from 'react';
import {Builder} from '@site/src/features/builders/Builder';
import {FieldGrid} from '@site/src/features/builders/FieldGrid';
import {t as shared} from '@site/src/features/builders/texts';
import {choosePageDriver} from '@site/src/lib/browser/pageDriver';
import type {StorageDriver, StorageForm} from '@site/src/lib/shared/storageForm';
import {StorageParts} from './StorageView';
import {t} from './texts';

/**
 * The storage builder below a list of all drivers.
 *
 * @param chosen the driver that the URL names, if there is one
 * @param form of that driver, once it's there
 * @param takesSecrets whether no script of others can read what is typed
 */
export function FinderView({
  drivers,
  chosen,
  form,
  takesSecrets,
}: {
  readonly drivers: readonly StorageDriver[];
  readonly chosen: StorageDriver | undefined;
  readonly form: StorageForm | undefined;
  readonly takesSecrets: boolean;
}): ReactNode {
  const options = [
    {value: '', label: shared('choose')},
    ...drivers.map(({driver, name}) => ({value: driver, label: name})),
  ];
  return (
    <Builder title={t('title')} lead={t('lead')}>
      <FieldGrid
        states={[
          {
            field: {key: 'driver', label: t('driver'), type: 'select', options},
            text: chosen?.driver ?? '',
            initial: '',
          },
        ]}
        takesSecrets={takesSecrets}
        showsSecrets={false}
        onChange={(_key, driver) => choosePageDriver(driver)}
      />
      {chosen && form && (
        <StorageParts
          key={chosen.driver}
          forms={[form]}
          takesSecrets={takesSecrets}
          checkHref={`/guide/drivers/${chosen.page}.html#check`}
        />
      )}
    </Builder>
  );
}
