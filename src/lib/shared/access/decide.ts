import {
  BIT,
  offered,
  type Action,
  type ErrorId,
  type Protocol,
  type Situation,
  type Verdict,
} from './access';
import {clean, contains, folderOf, join, seenFrom} from './paths';
import {
  covering,
  granting,
  hasBit,
  isProtected,
  nearestRule,
  permissionAt,
  reading,
  writing,
} from './permissions';

/** What the role `admin` always has (`enforceAdminRoleDefaults`). */
const ADMIN_SCOPES = [{path: '/', permission: 65_535}];

const denied = (reason: Verdict['reason'], error?: ErrorId, at?: string): Verdict => ({
  isAllowed: false,
  reason,
  ...(at === undefined ? {} : {at}),
  ...(error === undefined ? {} : {error}),
});

/** Says which error a refusal shows. */
const refusedAs = (error: ErrorId, verdict: Verdict): Verdict =>
  verdict.isAllowed ? verdict : {...verdict, error};

/** A situation whose paths are clean, with what AList gives admins. */
export function prepared(situation: Situation): Situation {
  const isAdmin = situation.account === 'admin';
  return {
    ...situation,
    basePath: isAdmin ? '/' : clean(situation.basePath),
    scopes: isAdmin
      ? ADMIN_SCOPES
      : situation.scopes.map((scope) => ({...scope, path: clean(scope.path)})),
    rules: situation.rules.map((rule) => ({...rule, path: clean(rule.path)})),
    path: clean(situation.path),
    target: clean(situation.target),
    share: {...situation.share, path: clean(situation.share.path)},
    bucket: clean(situation.bucket),
  };
}

/** Says whether AList lets someone do something, and which rule decides. */
export function decide(situation: Situation): Verdict {
  const {protocol, action} = situation;
  if (!offered[protocol].includes(action)) return denied('notOffered');
  return deciders[protocol](prepared(situation));
}

const deciders: Readonly<Record<Protocol, (situation: Situation) => Verdict>> = {
  web: decideWeb,
  link: decideLink,
  share: decideShare,
  webdav: decideWebdav,
  ftp: decideFtp,
  s3: decideS3,
};

const disabledReason = ({account}: Situation) =>
  account === 'guest' ? 'guestDisabled' : 'userDisabled';

/** What takes a second path. */
const hasTarget = (action: Action): boolean => ['move', 'copy', 'extract'].includes(action);

/** Outside the base path, there is nothing to ask for. */
function outside({basePath, path, target, action}: Situation): Verdict | undefined {
  if (!contains(basePath, path)) return denied('outsideBase', undefined, basePath);
  return hasTarget(action) && !contains(basePath, target)
    ? denied('targetOutsideBase', undefined, basePath)
    : undefined;
}

/** server/middlewares/auth.go, server/handles/fsread.go, fsmanage.go, archive.go, offline_download.go, share.go */
function decideWeb(situation: Situation): Verdict {
  const {account, action, isDisabled} = situation;
  if (isDisabled)
    return denied(
      disabledReason(situation),
      account === 'guest' ? 'guest-disabled' : 'user-disabled',
    );
  if (action === 'share' && account === 'guest') return denied('isGuest', 'is-guest');
  return outside(situation) ?? webActions[action](situation, situation.path);
}

const webActions: Readonly<Record<Action, (situation: Situation, path: string) => Verdict>> = {
  list: (situation, path) => refusedAs('fs-password', reading(situation, path)),
  refresh: (situation, path) => {
    const read = reading(situation, path);
    if (!read.isAllowed) return refusedAs('fs-password', read);
    return refusedAs(
      'refresh-denied',
      grantedOrWritable(situation, path, [BIT.write], nearestRule(situation, path), path),
    );
  },
  download: (situation, path) => refusedAs('fs-password', reading(situation, path)),
  upload: (situation, path) => refusedAs('permission-denied', uploading(situation, path, [])),
  mkdir: (situation, path) => refusedAs('permission-denied', makingFolder(situation, path, [])),
  rename: (situation, path) => {
    const rule = nearestRule(situation, path);
    if (rule && isProtected(rule, path))
      return denied('renameProtected', 'rename-protected', rule.path);
    return refusedAs('permission-denied', granting(situation, path, [BIT.rename]));
  },
  move: (situation, path) => inFolder(situation, path, BIT.move),
  copy: (situation, path) => inFolder(situation, path, BIT.copy),
  delete: (situation, path) => inFolder(situation, path, BIT.delete),
  archive: (situation, path) => {
    const granted = granting(situation, path, [BIT.readArchives]);
    if (!granted.isAllowed) return refusedAs('permission-denied', granted);
    const read = reading(situation, path);
    return read.isAllowed ? granted : refusedAs('fs-password', read);
  },
  extract: (situation, path) =>
    refusedAs('permission-denied', granting(situation, path, [BIT.decompress])),
  offline: (situation, path) =>
    refusedAs('permission-denied', granting(situation, path, [BIT.offlineDownload])),
  share: (situation, path) => refusedAs('share-no-permission', covering(situation, path)),
};

/** Moving, copying, and deleting are asked of the folder around. */
const inFolder = (situation: Situation, path: string, bit: number): Verdict =>
  refusedAs('permission-denied', granting(situation, folderOf(path), [bit]));

/** Bits at a path, or a path rule in their place. */
function grantedOrWritable(
  situation: Situation,
  path: string,
  bits: readonly number[],
  rule: ReturnType<typeof nearestRule>,
  compared: string,
): Verdict {
  const granted = granting(situation, path, bits);
  return granted.isAllowed ? granted : (writing(rule, compared) ?? granted);
}

/** server/middlewares/fsup.go FsUp, server/ftp/fsup.go uploadAuth: the rule of the folder applies. */
function uploading(situation: Situation, path: string, further: readonly number[]): Verdict {
  const folder = folderOf(path);
  const rule = nearestRule(situation, folder);
  const read = reading(situation, path, rule);
  if (!read.isAllowed) return read;
  return grantedOrWritable(situation, path, [BIT.write, ...further], rule, folder);
}

/** server/handles/fsmanage.go FsMkdir, server/ftp/fsmanage.go Mkdir: AList compares the rule with the new folder. */
function makingFolder(situation: Situation, path: string, further: readonly number[]): Verdict {
  const rule = nearestRule(situation, folderOf(path));
  return grantedOrWritable(situation, path, [BIT.write, ...further], rule, path);
}

/** server/middlewares/down.go: a direct link is a matter of its signature alone. */
function decideLink(situation: Situation): Verdict {
  const {path, signAll, isSigned} = situation;
  const rule = nearestRule(situation, path);
  if (isSigned) return {isAllowed: true, reason: 'signed'};
  if (signAll) return denied('unsigned', 'sign-missing');
  return rule && isProtected(rule, path)
    ? denied('unsigned', 'sign-missing', rule.path)
    : {isAllowed: true, reason: 'noSignature'};
}

const closedShares = {
  consumed: denied('shareConsumed', 'share-consumed'),
  disabled: denied('shareDisabled', 'share-disabled'),
  expired: denied('shareExpired', 'share-expired'),
};

/** server/handles/share_public.go: neither roles nor path rules apply. */
function decideShare({share, path, action}: Situation): Verdict {
  if (share.state !== 'active') return closedShares[share.state];
  if (!contains(share.path, path)) return denied('shareOutside', undefined, share.path);
  if (action === 'download' && !share.allowsDownload)
    return denied('shareNoDownload', 'share-no-download');
  if (share.hasPassword && !share.knowsPassword)
    return denied('sharePassword', 'share-password-required');
  return {isAllowed: true, reason: 'shared', at: share.path};
}

/** Bits that a change needs, besides that for reading. */
const davBits: Readonly<Partial<Record<Action, readonly number[]>>> = {
  upload: [BIT.webdavManage, BIT.write],
  mkdir: [BIT.webdavManage, BIT.write],
  rename: [BIT.webdavManage, BIT.rename],
  move: [BIT.webdavManage, BIT.move],
  copy: [BIT.webdavManage, BIT.copy],
  delete: [BIT.webdavManage, BIT.delete],
};

/** The path that WebDAV makes of what the client asks for: under a base path, the base path twice (webdav/path.go). */
function davPath({basePath, path}: Situation): string {
  const seen = seenFrom(basePath, path);
  if (basePath === '/' || seen === '/') return path;
  return contains(basePath, seen) ? join(basePath, seen) : join(basePath, basePath, seen);
}

/** What WebDAV answers for a path that isn't there: 404 where nothing else is said. */
const davMissing: Readonly<Partial<Record<Action, ErrorId>>> = {
  mkdir: 'dav-409',
  rename: 'dav-500',
  move: 'dav-500',
  copy: 'dav-500',
};

/** server/webdav.go WebDAVAuth: passwords aren't asked, and hidden names open. */
function decideWebdav(situation: Situation): Verdict {
  const {action, isDisabled, path} = situation;
  if (isDisabled) return denied(disabledReason(situation), 'dav-403');
  const refused = outside(situation);
  if (refused) return refused;
  const at = davPath(situation);
  const granted = granting(situation, at, [BIT.webdavRead, ...(davBits[action] ?? [])]);
  if (!granted.isAllowed) {
    const below = situation.scopes.find(
      (scope) => contains(at, scope.path) && hasBit(scope.permission, BIT.webdavRead),
    );
    if (action !== 'list' || !below) return refusedAs('dav-403', granted);
    if (at === path) return {isAllowed: true, reason: 'leads', at: below.path};
  } else if (at === path) return granted;
  return action === 'upload'
    ? {isAllowed: true, reason: 'davElsewhere', at}
    : denied('davTwice', davMissing[action] ?? 'dav-404', at);
}

/** server/ftp.go AuthUser, server/ftp/fsread.go. Only guests can enter a password of a path rule: as that of FTP. */
function decideFtp(situation: Situation): Verdict {
  const {account, action, basePath, isDisabled, path} = situation;
  if (isDisabled) return denied(disabledReason(situation), 'ftp-denied');
  if (!hasBit(permissionAt(situation, basePath), BIT.ftpRead))
    return {...denied('ftpSignIn', 'ftp-denied', basePath), bits: [BIT.ftpRead]};
  const refused = outside(situation);
  if (refused) return refused;
  const visitor = account === 'guest' ? situation : {...situation, knowsPassword: false};
  const verdict = ftpAction(visitor, action, path);
  return refusedAs(
    'permission-denied',
    verdict.reason === 'password' && account !== 'guest'
      ? {...verdict, reason: 'passwordOverFtp'}
      : verdict,
  );
}

function ftpAction(situation: Situation, action: Action, path: string): Verdict {
  switch (action) {
    case 'upload':
      return uploading(situation, path, [BIT.ftpManage]);
    case 'mkdir':
      return makingFolder(situation, path, [BIT.ftpManage]);
    case 'delete':
      return deletingOverFtp(situation, path);
    case 'rename':
    case 'move': {
      // The client first asks whether the file is there.
      const read = reading(situation, path);
      const bit = action === 'move' ? BIT.move : BIT.rename;
      return read.isAllowed ? granting(situation, path, [bit, BIT.ftpManage]) : read;
    }
    default:
      return reading(situation, path);
  }
}

/** server/ftp/fsmanage.go Remove: AList checks the path as the account sees it, without the base path. */
function deletingOverFtp(situation: Situation, path: string): Verdict {
  const bits = [BIT.delete, BIT.ftpManage];
  const seen = seenFrom(situation.basePath, path);
  const granted = granting(situation, seen, bits);
  if (granted.isAllowed || !granting(situation, path, bits).isAllowed) return granted;
  return {...granted, reason: 'ftpDelete'};
}

/** server/s3/backend.go: the keys belong to the server, not to an account. */
function decideS3({bucket, path}: Situation): Verdict {
  return contains(bucket, path)
    ? {isAllowed: true, reason: 's3', at: bucket}
    : denied('s3Outside', undefined, bucket);
}
