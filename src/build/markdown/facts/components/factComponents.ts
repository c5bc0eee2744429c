import type {FactComponent} from './component';
import {apiRoute} from './apiRoute';
import {apiType} from './apiTypes';
import {capabilities} from './capabilities';
import {caveat} from './caveat';
import {knownIssues} from './caveats';
import {clientActions} from './clientActions';
import {cmd, globalFlags} from './cmd';
import {commonFields} from './commonFields';
import {configTable} from './configTable';
import {delivery} from './delivery';
import {driverCard} from './driverCard';
import {driverCards} from './driverCards';
import {driverFields} from './driverFields';
import {driverMatrix} from './driverMatrix';
import {driverMessages} from './driverMessages';
import {environmentTable} from './environmentTable';
import {errorIndex} from './errorIndex';
import {errorList} from './errorList';
import {factFiles} from './factFiles';
import {forDriver} from './forDriver';
import {liveResults} from './liveResults';
import {newsList} from './newsList';
import {factNotes} from './notes';
import {openApiFile} from './openApiFile';
import {perm, permTable} from './permissions';
import {config, driver, err, field, option, setting, since} from './references';
import {releaseList, versionTable} from './releases';
import {settingTable} from './settingTable';
import {storageSample} from './storageSample';
import {termList} from './termList';
import {translationStatus} from './translationStatus';
import {toolList} from './toolList';

/** All fact components; `index.ts` loads them. */
export const factComponents: Readonly<Record<string, FactComponent>> = {
  DriverCard: driverCard,
  DriverCards: driverCards,
  DriverFields: driverFields,
  CommonFields: commonFields,
  Capabilities: capabilities,
  Caveat: caveat,
  Delivery: delivery,
  StorageSample: storageSample,
  DriverMatrix: driverMatrix,
  DriverMessages: driverMessages,
  KnownIssues: knownIssues,
  SettingTable: settingTable,
  ConfigTable: configTable,
  EnvironmentTable: environmentTable,
  ApiRoute: apiRoute,
  ApiType: apiType,
  OpenApiFile: openApiFile,
  Perm: perm,
  PermTable: permTable,
  Cmd: cmd,
  GlobalFlags: globalFlags,
  Err: err,
  ErrorList: errorList,
  ErrorIndex: errorIndex,
  ClientActions: clientActions,
  FactFiles: factFiles,
  FactNotes: factNotes,
  LiveResults: liveResults,
  NewsList: newsList,
  TranslationStatus: translationStatus,
  ReleaseList: releaseList,
  VersionTable: versionTable,
  TermList: termList,
  ToolList: toolList,
  Driver: driver,
  Since: since,
  Field: field,
  Setting: setting,
  Option: option,
  Config: config,
  For: forDriver,
};
