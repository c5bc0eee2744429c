import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {RETURN_KEY} from '@site/src/lib/browser/storageKeys';
import {sweepRecords} from '@site/src/lib/browser/token-flow/recordStore';
import {allowsForeignScripts} from '@site/src/lib/shared/services';
import {sitePath} from '@site/src/lib/browser/sitePath';

/*
 * Every page of the site removes what sign-ins left behind that no one finished in time. On pages that may load
 * scripts of others, a callback on its way to the other language has no business either.
 */
if (ExecutionEnvironment.canUseDOM) {
  try {
    sweepRecords(sessionStorage, Date.now());
    if (allowsForeignScripts(sitePath(location.pathname))) sessionStorage.removeItem(RETURN_KEY);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
