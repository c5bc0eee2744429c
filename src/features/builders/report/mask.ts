import {hideAddresses, hideHosts, hostReader} from './addresses';
import {HiddenValues, type MaskKind} from './hidden';
import {keyedValues, kindReader} from './keyedValues';
import {hideParameters, hideRandom, hideTokens} from './tokens';

/** What the facts know of secrets. */
export interface MaskFacts {
  /** Keys of fields, settings, and of the configuration file that hold secrets. */
  readonly secretKeys: readonly string[];
  /** Hosts of providers and of AList, which can be shown. */
  readonly publicHosts: readonly string[];
}

/** Masks what a reader pastes. */
export interface Masker {
  /** A text without secrets. Equal values have equal masks in every text. */
  mask(text: string): string;
  /** Forgets which values it has seen. */
  forget(): void;
}

/** How a terminal colors what follows. */
const TERMINAL_COLOR = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

/** A setting, as the API lists it: its key and value are both values. */
const SETTING =
  /(\\{0,15}")key\1\s{0,4}:\s{0,4}\1([\w.]{1,64})\1\s{0,4},\s{0,4}\1value\1\s{0,4}:\s{0,4}\1((?:(?!\1)[^\n]){1,8192})/g;

/**
 * Makes a masker. What it masks: values of secret keys, headers, tokens that can be told by their form, signatures in
 * URLs, hosts that the facts don't name, addresses, and long random values.
 */
export function createMasker({secretKeys, publicHosts}: MaskFacts): Masker {
  const hidden = new HiddenValues();
  const kindOf = kindReader(secretKeys);
  const readHost = hostReader(publicHosts);
  const hide = (kind: MaskKind, value: string): string => hidden.hide(kind, value);

  function hideKeyed(text: string): string {
    const parts: string[] = [];
    let done = 0;
    for (const {kind, start, end} of keyedValues(text, kindOf)) {
      const value = text.slice(start, end);
      const isHost = kind === 'host';
      const shown = isHost ? readHost(value, hide) : hide(kind, value);
      parts.push(text.slice(done, start), shown);
      done = end;
    }
    return parts.join('') + text.slice(done);
  }

  const hideSettings = (text: string): string =>
    text.replaceAll(SETTING, (whole, _quote: string, key: string, value: string) => {
      const kind = kindOf(key);
      if (kind === undefined || kind === 'host') return whole;
      return whole.slice(0, whole.length - value.length) + hide(kind, value);
    });

  const steps: readonly ((text: string) => string)[] = [
    (text) => text.replaceAll(TERMINAL_COLOR, ''),
    // Where a key tells what a value is, its whole value is masked before anything looks into it.
    hideSettings,
    hideKeyed,
    (text) => hideTokens(text, hide),
    (text) => hideParameters(text, kindOf, hide),
    (text) => hideHosts(text, readHost, hide),
    (text) => hideAddresses(text, hide),
    (text) => hideRandom(text, hide),
    (text) => hidden.hideKnown(text),
  ];
  return {
    mask: (text) => steps.reduce((before, step) => step(before), text),
    forget: () => hidden.forget(),
  };
}
