/*
 * What must work before, and without, the application: this script stands at the top of every page's
 * body, in full. It keeps the address canonical (engineering decision 2), answers taps on the chrome at
 * once, and fetches the application when the reader first does something, or after a quiet moment
 * (engineering decision 8). It is compiled and put into the pages by `src/plugins/text-first`; it may
 * import nothing. `APP_QUIET_MS` and the other capitals are filled in there.
 */
declare const APP_QUIET_MS: number;
declare const COPIED_FEEDBACK_MS: number;
declare const COPY_FAILED_EVENT: string;
declare const COPY_FAILED_MARK: string;
declare const LANGUAGE_CHOICE_KEY: string;

(() => {
  const root = document.documentElement;
  const stateNames = ['light', 'dark', 'system'] as const;
  const isNotFound = root.dataset['notFound'] !== undefined;
  const listenOnce = {once: true, passive: true, capture: true};

  function keepCanonicalAddress(): void {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical === null || location.protocol === 'file:') return;
    const route = new URL(canonical.href).pathname;
    // The router ignores case: on the 404 page it might find another page than the document shows. So
    // the page runs under its own route, and puts the address asked for back (useAddressSearch).
    if (isNotFound) root.dataset['asked'] = location.pathname + location.search + location.hash;
    if (location.pathname === route) return;
    history.replaceState(history.state, '', route + location.search + location.hash);
  }

  // Old heading ids keep working, also those of the other language: the map is fetched only when the
  // hash names nothing on the page.
  async function followOldAnchor(): Promise<void> {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id === '' || document.getElementById(id) !== null) return;
    const answer = await fetch('/anchors.json');
    const anchors = (await answer.json()) as Record<string, Record<string, string>>;
    const path = decodeURIComponent(location.pathname);
    const twin = path.startsWith('/zh/') ? path.slice('/zh'.length) : `/zh${path}`;
    const current = anchors[path]?.[id] ?? anchors[twin]?.[id];
    if (current !== undefined) location.replace(`#${current}`);
  }

  function cycleColorMode(): void {
    const choice = root.dataset['themeChoice'] ?? 'system';
    const next = stateNames[(stateNames.findIndex((name) => name === choice) + 1) % 3] ?? 'light';
    const isDark =
      next === 'dark' || (next === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.dataset['themeChoice'] = next;
    const stored = next === 'system' ? null : next;
    try {
      if (stored === null) localStorage.removeItem('theme');
      else localStorage.setItem('theme', stored);
    } catch {
      // Storage is blocked: the choice holds for this page only.
    }
    // Tells the application, when it runs, as another tab would.
    dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: stored, storageArea: localStorage}),
    );
  }

  async function copyCode(button: HTMLElement): Promise<void> {
    const code = button.closest('[data-code-block]')?.querySelector('code');
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
    } catch {
      // Refused, or not there without https: the reader can copy the selection. The application says so.
      if (code) getSelection()?.selectAllChildren(code);
      root.toggleAttribute(COPY_FAILED_MARK, true);
      dispatchEvent(new Event(COPY_FAILED_EVENT));
      return;
    }
    button.dataset['copied'] = '';
    setTimeout(() => delete button.dataset['copied'], COPIED_FEEDBACK_MS);
  }

  // Whoever chose a language is not offered one again.
  function keepLanguage(locale: string): void {
    try {
      localStorage.setItem(LANGUAGE_CHOICE_KEY, locale);
    } catch {
      // Storage is blocked: the offer may come again.
    }
  }

  function closeMenus(except: Element | null): void {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (menu !== except) menu.open = false;
    }
  }

  function handleClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    closeMenus(target?.closest('details[data-menu]') ?? null);
    const button = target?.closest<HTMLElement>('[data-action]');
    if (button?.dataset['action'] === 'color-mode') cycleColorMode();
    if (button?.dataset['action'] === 'copy') void copyCode(button);
    if (button?.dataset['action'] === 'print') print();
    if (button?.dataset['action'] === 'back') history.back();
    const localeLink = target?.closest<HTMLAnchorElement>('a[data-locale-link]');
    if (localeLink) {
      localeLink.search = location.search;
      localeLink.hash = location.hash;
      keepLanguage(localeLink.dataset['localeLink'] ?? '');
    }
    // A link to a place on this page leads out of an open panel.
    if (target?.closest('a')) target.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    const menu = document.activeElement?.closest<HTMLDetailsElement>('details[data-menu][open]');
    closeMenus(null);
    menu?.querySelector('summary')?.focus();
  }

  let isRequested = false;
  function loadApplication(): void {
    if (isRequested) return;
    isRequested = true;
    const sources = document.querySelector<HTMLMetaElement>('meta[name=site-scripts]')?.content;
    for (const src of (sources ?? '').split(' ').filter(Boolean)) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.append(script);
    }
  }

  function loadApplicationWhenCalm(): void {
    // After the frame that answers the interaction, so that the answer is not kept waiting.
    requestAnimationFrame(() => setTimeout(loadApplication));
  }

  keepCanonicalAddress();
  document.addEventListener('click', handleClick, true);
  document.addEventListener('keydown', handleKey);
  addEventListener('hashchange', () => void followOldAnchor());
  addEventListener('DOMContentLoaded', () => void followOldAnchor());
  if (isNotFound) loadApplicationWhenCalm();
  for (const name of [
    'pointerdown',
    'keydown',
    'input',
    'touchstart',
    'wheel',
    'scroll',
    'mousemove',
  ]) {
    addEventListener(name, loadApplicationWhenCalm, listenOnce);
  }
  addEventListener('load', () => setTimeout(loadApplication, APP_QUIET_MS));
})();
