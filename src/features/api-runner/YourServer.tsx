import {useEffect, useEffectEvent, useId, useRef, useState, type ReactNode} from 'react';
import {
  NO_SERVER,
  readBase,
  readToken,
  type BaseFault,
  type Server,
  type TokenFault,
} from './serverAddress';
import {serverTexts} from './serverTexts';
import styles from './YourServer.module.css';

const baseTexts: Readonly<Record<BaseFault, keyof typeof serverTexts>> = {
  scheme: 'baseScheme',
  credentials: 'baseCredentials',
  page: 'basePage',
  invalid: 'baseInvalid',
};

const tokenTexts: Readonly<Record<TokenFault, keyof typeof serverTexts>> = {
  bearer: 'tokenBearer',
  characters: 'tokenCharacters',
};

/** What is wrong with what was typed, where something is. */
interface Faults {
  readonly base?: keyof typeof serverTexts;
  readonly token?: keyof typeof serverTexts;
}

function readFields(
  base: string,
  token: string,
): {readonly server: Server; readonly faults: Faults} {
  const [readB, readT] = [readBase(base), readToken(token)];
  return {
    server: {
      base: 'base' in readB ? readB.base : '',
      token: 'token' in readT ? readT.token : '',
    },
    faults: {
      ...('fault' in readB ? {base: baseTexts[readB.fault]} : {}),
      ...('fault' in readT ? {token: tokenTexts[readT.fault]} : {}),
    },
  };
}

interface ServerProps {
  readonly server: Server;
  readonly onChange: (server: Server) => void;
}

/**
 * Address and token of the reader's AList, typed once for all samples and requests of the tab.
 *
 * @param server what is known
 * @param onChange called with every value that can be used; blank where it can't
 */
export function YourServer(props: ServerProps): ReactNode {
  const id = useId();
  return (
    <form
      className={styles.server}
      aria-labelledby={`${id}title`}
      data-needs-scripts
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <p id={`${id}title`} className={styles.title}>
        {serverTexts.title}
      </p>
      <ServerFields {...props} noteId={`${id}note`} />
      <p id={`${id}note`} className={styles.note}>
        {serverTexts.note}
      </p>
    </form>
  );
}

/**
 * The same in the window of the runner.
 *
 * @param form ID of the form that the fields belong to. Browsers complain about a token beside the password of a request in
 *   one form.
 */
export function ServerGroup({form, ...props}: ServerProps & {readonly form: string}): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{serverTexts.title}</legend>
      <div className={styles.fields}>
        <ServerFields {...props} form={form} />
      </div>
    </fieldset>
  );
}

/** The fields. Other values than those typed here, such as from the fields elsewhere on the page, are written into them. */
function ServerFields({
  server,
  onChange,
  form,
  noteId,
}: ServerProps & {
  readonly form?: string;
  /** Says more about both. */
  readonly noteId?: string;
}): ReactNode {
  const id = useId();
  const base = useRef<HTMLInputElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const isReady = useRef(false);
  const [faults, setFaults] = useState<Faults>({});
  const [isShown, setShown] = useState(false);
  const [message, setMessage] = useState('');

  const read = () => readFields(base.current?.value ?? '', token.current?.value ?? '');

  function handleInput(): void {
    const {server: typed, faults: found} = read();
    setMessage('');
    // A message about something half typed comes when the reader leaves the field, and goes at once.
    setFaults((shown) => ({
      ...(shown.base && found.base ? {base: found.base} : {}),
      ...(shown.token && found.token ? {token: found.token} : {}),
    }));
    onChange(typed);
  }

  function forget(): void {
    if (base.current) base.current.value = '';
    if (token.current) token.current.value = '';
    setFaults({});
    setShown(false);
    setMessage(serverTexts.forgotten);
    onChange(NO_SERVER);
  }

  const takeOver = useEffectEvent(() => {
    const {server: typed} = read();
    for (const [input, known, own] of [
      [base.current, server.base, typed.base],
      [token.current, server.token, typed.token],
    ] as const) {
      // Blank at first: what was typed before the application ran counts. Later, half an address isn't taken away.
      const isBlank = known === '' && (!isReady.current || document.activeElement === input);
      if (input && known !== own && !isBlank) input.value = known;
    }
    isReady.current = true;
  });
  useEffect(() => {
    takeOver();
  }, [server]);

  // What was typed before the application ran counts.
  const reportTyped = useEffectEvent(() => {
    if (base.current?.value || token.current?.value) handleInput();
  });
  useEffect(() => {
    reportTyped();
  }, []);
  const described = noteId === undefined ? `${id}fault` : `${id}fault ${noteId}`;

  return (
    <>
      <label className={styles.field}>
        <span>{serverTexts.base}</span>
        <input
          ref={base}
          form={form}
          type="url"
          inputMode="url"
          name="alist-url"
          placeholder="http://localhost:5244"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={faults.base !== undefined}
          aria-describedby={described}
          onInput={handleInput}
          onBlur={() => setFaults(read().faults)}
        />
      </label>
      <label className={styles.field}>
        <span>{serverTexts.token}</span>
        <input
          ref={token}
          form={form}
          type={isShown ? 'text' : 'password'}
          name="alist-token"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          aria-invalid={faults.token !== undefined}
          aria-describedby={described}
          onInput={handleInput}
          onBlur={() => setFaults(read().faults)}
        />
      </label>
      <p className={styles.buttons}>
        <button
          type="button"
          aria-label={serverTexts.showToken}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? serverTexts.hide : serverTexts.show}
        </button>
        <button type="button" onClick={forget}>
          {serverTexts.forget}
        </button>
      </p>
      <p id={`${id}fault`} className={styles.fault} role="alert">
        {[faults.base, faults.token]
          .filter((key) => key !== undefined)
          .map((key) => serverTexts[key])
          .join(' ')}
      </p>
      <p className="spoken" role="status">
        {message}
      </p>
    </>
  );
}
