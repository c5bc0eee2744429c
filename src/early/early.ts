/*
 * What must work before, and without, the application: this script is part of every page. It keeps the
 * address canonical (engineering decision 2), answers taps on the chrome, and fetches the application when
 * the reader first does something, or after a quiet moment (engineering decision 8). It is compiled and
 * put into the pages by `src/plugins/text-first`; it may import nothing. `APP_QUIET_MS` and the other
 * capitals are filled in there, `nextColorMode` is put before; `paint.ts` has run.
 */
declare const APP_QUIET_MS: number;
declare const COPIED_FEEDBACK_MS: number;
declare const COLOR_MODE_KIND: string;
declare const COLOR_MODE_REVEAL_MS: number;
declare const MOBILE_NAV_ID: string;
declare const SIDEBAR_ID: string;
declare const TOC_ID: string;
declare const MOBILE: string;
declare const COPY_FAILED_EVENT: string;
declare const COPY_FAILED_MARK: string;
declare const LANGUAGE_CHOICE_KEY: string;
declare function copiedText(code: Element): string;
declare function watchPageKeys(): void;
declare function watchSwipe(): void;
declare function nextColorMode(
  kind: string,
  choice: string | undefined,
  isDark: boolean,
): 'light' | 'dark' | 'system';

(() => {
  const root = document.documentElement;
  const isNotFound = root.dataset['notFound'] !== undefined;
  const listenOnce = {once: true, passive: true, capture: true};

  function keepCanonicalAddress(): void {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical === null || location.protocol === 'file:') return;
    const route = new URL(canonical.href).pathname;
    // The router ignores case: on the 404 page it might find another page than the document shows. So
    // the page runs under its own route, and puts the address asked for back (useAddressSearch).
    if (isNotFound) {
      // A language in other letters, such as `/ZH/`: its own 404 page finds the page that was meant.
      const exact = location.pathname.replace(/^\/zh(?=\/|$)/i, '/zh');
      if (exact !== location.pathname) {
        location.replace(exact + location.search + location.hash);
        return;
      }
      root.dataset['asked'] = location.pathname + location.search + location.hash;
    }
    if (location.pathname === route) return;
    history.replaceState(history.state, '', route + location.search + location.hash);
  }

  // Old heading ids keep working, also those of the other language: the map is fetched only when the
  // hash names nothing on the page.
  async function followOldAnchor(): Promise<void> {
    try {
      const id = decodeURIComponent(location.hash.slice(1));
      if (id === '' || document.getElementById(id) !== null) return;
      const answer = await fetch('/anchors.json');
      const anchors = (await answer.json()) as Record<string, Record<string, string>>;
      const path = decodeURIComponent(location.pathname);
      const twin = path.startsWith('/zh/') ? path.slice('/zh'.length) : `/zh${path}`;
      const current = anchors[path]?.[id] ?? anchors[twin]?.[id];
      if (current !== undefined) location.replace(`#${current}`);
    } catch {
      // A hash that is no text, or no list to be had: the reader stays at the top of the page.
    }
  }

  const darkSystem = matchMedia('(prefers-color-scheme: dark)');
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

  function cycleColorMode(): void {
    const {themeChoice, theme} = root.dataset;
    const next = nextColorMode(COLOR_MODE_KIND, themeChoice, theme === 'dark');
    const isDark = next === 'dark' || (next === 'system' && darkSystem.matches);
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    root.dataset['themeChoice'] = next;
    const value = next === 'system' ? null : next;
    stored.write('theme', value);
    tellColorMode(value);
  }

  // Tells the application, when it runs, as another tab would.
  function tellColorMode(value: string | null): void {
    try {
      dispatchEvent(
        new StorageEvent('storage', {key: 'theme', newValue: value, storageArea: localStorage}),
      );
    } catch {
      // See `stored`.
    }
  }

  // What was changed elsewhere while this page waited in the browser's page cache.
  function takeOverOutlook(): void {
    if (!stored.isOpen()) return;
    const choice = stored.read('theme');
    const isDark = choice === 'dark' || (choice !== 'light' && darkSystem.matches);
    if (COLOR_MODE_KIND === 'switch' || COLOR_MODE_KIND === 'toggle') {
      root.dataset['theme'] = isDark ? 'dark' : 'light';
      root.dataset['themeChoice'] = choice ?? 'system';
      tellColorMode(choice);
    }
    applyThemeColor();
  }

  // The new look grows as a circle from where the reader pressed (specification section 4).
  function revealFrom({clientX, clientY}: MouseEvent, button: Element, change: () => void): void {
    if (lessMotion.matches || document.fullscreenElement || !('startViewTransition' in document)) {
      change();
      return;
    }
    // A key press has no point; then it is the middle of the button.
    const box = button.getBoundingClientRect();
    const x = clientX || box.x + box.width / 2;
    const y = clientY || box.y + box.height / 2;
    const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
    document.startViewTransition(change).ready.then(
      () => {
        root.animate(
          {clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`]},
          {duration: COLOR_MODE_REVEAL_MS, pseudoElement: '::view-transition-new(root)'},
        );
      },
      // A second change skips the first one's circle.
      () => undefined,
    );
  }

  function toggleSidebar(): void {
    const isCollapsed = root.toggleAttribute('data-sidebar-collapsed');
    stored.write(SIDEBAR_KEY, isCollapsed ? 'collapsed' : null);
    showStates();
  }

  // What buttons say of their state until the application does.
  function showStates(): void {
    setAll('sidebar', 'aria-expanded', !root.hasAttribute('data-sidebar-collapsed'));
    setAll('fullscreen', 'aria-pressed', document.fullscreenElement !== null);
  }

  function setAll(action: string, name: string, value: boolean): void {
    for (const button of document.querySelectorAll(`[data-action=${action}]`)) {
      button.setAttribute(name, String(value));
    }
  }

  // The full-screen navigation of phones is modal: what lies behind it is out of reach. It is within reach again before
  // the navigation closes, so that the focus can go back to the button that opened it.
  function handleToggle({target, newState, type}: ToggleEvent): void {
    if (!(target instanceof HTMLElement)) return;
    const shown = root.style.getPropertyValue('--accent-hue');
    for (const color of target.querySelectorAll<HTMLInputElement>('[name=theme-color]')) {
      color.checked = color.value === (shown || '0');
    }
    if (target.id !== MOBILE_NAV_ID) return;
    const isOpen = newState === 'open';
    if (isOpen && type === 'beforetoggle') return;
    for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) {
      for (const other of at.parentElement?.children ?? []) {
        if (other !== at && other instanceof HTMLElement) other.inert = isOpen;
      }
    }
    // The browser does this only where the focus was on the button, and is inside.
    if (type === 'beforetoggle') return;
    if (isOpen) target.querySelector('button')?.focus();
    else if (document.activeElement === document.body) openerOf(target)?.focus();
  }

  // The button outside of a panel that opens it.
  function openerOf(panel: HTMLElement): HTMLElement | undefined {
    const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget=${panel.id}]`);
    return [...buttons].find((button) => !panel.contains(button));
  }

  // A panel whose button is gone, because the window has grown, is part of the page or of no use.
  function closePanelsWithoutButton(): void {
    for (const id of [MOBILE_NAV_ID, SIDEBAR_ID, TOC_ID]) {
      const panel = document.getElementById(id);
      if (!panel?.matches(':popover-open')) continue;
      if (!openerOf(panel)?.getClientRects().length) panel.hidePopover();
    }
  }

  // The generator's link leads to a place that takes no focus and would stay in the address.
  function skipToContent(event: Event, target: Element | null): void {
    const main = target?.closest('a[href="#__docusaurus_skipToContent_fallback"]')
      ? document.querySelector('main')
      : null;
    if (!main) return;
    event.preventDefault();
    event.stopPropagation();
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
    main.focus();
  }

  async function copyCode(button: HTMLElement): Promise<void> {
    const code = button.closest('[data-code-block]')?.querySelector('code');
    try {
      await navigator.clipboard.writeText(code ? copiedText(code) : '');
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

  function wrapCode(button: HTMLElement): void {
    const isWrapped = button.closest('[data-code-block]')?.toggleAttribute('data-wrapped');
    button.setAttribute('aria-pressed', String(isWrapped));
  }

  function unfoldCode(button: HTMLElement): void {
    const block = button.closest<HTMLElement>('[data-code-block]');
    delete block?.dataset['folded'];
    block?.querySelector('pre')?.focus({preventScroll: true});
  }

  // Tabs of one kind share one key: `{group: value}` (specification section 4).
  function readTabs(kind: string): Record<string, unknown> {
    try {
      return {...(JSON.parse(localStorage.getItem(kind) ?? '') as object)};
    } catch {
      return {};
    }
  }

  function showTab(tab: HTMLElement): void {
    for (const other of tab.parentElement?.children ?? []) {
      const isShown = other === tab;
      other.setAttribute('aria-selected', String(isShown));
      (other as HTMLElement).tabIndex = isShown ? 0 : -1;
      document
        .getElementById(other.getAttribute('aria-controls') ?? '')
        ?.toggleAttribute('hidden', !isShown);
    }
  }

  function showTabs(lists: Iterable<HTMLElement>, value: unknown): void {
    for (const list of lists) {
      const tab = list.querySelector<HTMLElement>(`[data-value="${CSS.escape(String(value))}"]`);
      if (tab) showTab(tab);
    }
  }

  function chooseTab(tab: HTMLElement): void {
    const {group, kind = ''} = tab.parentElement?.dataset ?? {};
    const {value} = tab.dataset;
    const top = tab.getBoundingClientRect().top;
    showTab(tab);
    if (group === undefined) return;
    showTabs(
      document.querySelectorAll<HTMLElement>(`[data-kind="${kind}"][data-group="${group}"]`),
      value,
    );
    // What was pressed stays where it is, whatever changed above it.
    scrollBy(0, tab.getBoundingClientRect().top - top);
    try {
      localStorage.setItem(kind, JSON.stringify({...readTabs(kind), [group]: value}));
    } catch {
      // Storage is blocked: the choice holds for this page only.
    }
  }

  // The tab a link asks for (`?group=value`), else the one chosen last.
  function restoreTabs(): void {
    const query = new URLSearchParams(location.search);
    for (const list of document.querySelectorAll<HTMLElement>('[data-kind][data-group]')) {
      const {group = '', kind = ''} = list.dataset;
      showTabs([list], query.get(group) ?? readTabs(kind)[group]);
    }
  }

  function moveTab(event: KeyboardEvent): void {
    const tab = document.activeElement;
    if (!(tab instanceof HTMLElement) || tab.getAttribute('role') !== 'tab') return;
    const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
    const place = tabs.indexOf(tab);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowLeft: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    tabs[next]?.click();
  }

  // Widgets start when they are seen, not at the reader's first move only (`components/Live`).
  function watchWidgets(): void {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) loadApplication();
    });
    for (const widget of document.querySelectorAll('[data-live]:not([data-quiet])')) {
      observer.observe(widget);
    }
  }

  function closeMenus(except: Element | null): void {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (menu !== except) menu.open = false;
    }
  }

  // What the reader types until the search window is there stands in `data-search` and becomes its query
  // (SearchButton); the attribute alone asks for the window.
  function askForSearch(): void {
    root.dataset['search'] ??= '';
    document.dispatchEvent(new Event('site:search'));
    loadApplication();
  }

  function handleSearchKey(event: KeyboardEvent): void {
    const {key, target} = event;
    if (event.isComposing || event.defaultPrevented) return;
    const typed = root.dataset['search'];
    const isCommand = event.ctrlKey || event.metaKey;
    const isField =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'));
    if (isCommand && key.toLowerCase() === 'k') askForSearch();
    else if (isCommand || event.altKey || isField) return;
    else if (typed === undefined && key === '/') askForSearch();
    else if (typed !== undefined && key === 'Escape') delete root.dataset['search'];
    else if (typed !== undefined && key === 'Backspace')
      root.dataset['search'] = typed.slice(0, -1);
    else if (typed !== undefined && key.length === 1) root.dataset['search'] = typed + key;
    else return;
    event.preventDefault();
  }

  function handleClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    closeMenus(target?.closest('details[data-menu]') ?? null);
    skipToContent(event, target);
    const button = target?.closest<HTMLElement>('[data-action]');
    if (button?.dataset['action'] === 'color-mode') revealFrom(event, button, cycleColorMode);
    if (button?.dataset['action'] === 'fullscreen') {
      void (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen());
    }
    if (button?.dataset['action'] === 'sidebar') toggleSidebar();
    if (button?.dataset['action'] === 'top') {
      scrollTo({top: 0, behavior: lessMotion.matches ? 'auto' : 'smooth'});
    }
    if (button?.dataset['action'] === 'copy') void copyCode(button);
    if (button?.dataset['action'] === 'search') askForSearch();
    if (button?.dataset['action'] === 'wrap') wrapCode(button);
    if (button?.dataset['action'] === 'unfold') unfoldCode(button);
    if (button?.dataset['action'] === 'print') print();
    if (button?.dataset['action'] === 'back') history.back();
    const tab = target?.closest<HTMLElement>('[role=tab]');
    if (tab) chooseTab(tab);
    // Pressed before it is ready: the widget answers when it is.
    const widget = target?.closest<HTMLElement>(
      '[data-live]:not([data-live=ready]),[data-action=live]',
    );
    if (widget) widget.dataset['asked'] = '';
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
    moveTab(event);
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
  root.toggleAttribute('data-can-fullscreen', document.fullscreenEnabled);
  darkSystem.addEventListener('change', ({matches}) => {
    if (COLOR_MODE_KIND === 'switch' && (root.dataset['themeChoice'] ?? 'system') === 'system') {
      root.dataset['theme'] = matches ? 'dark' : 'light';
    }
  });
  matchMedia(MOBILE).addEventListener('change', ({matches}) => {
    if (!matches) document.getElementById(MOBILE_NAV_ID)?.hidePopover();
  });
  addEventListener('resize', closePanelsWithoutButton);
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) takeOverOutlook();
  });
  // Changed in another tab.
  addEventListener('storage', ({key, newValue}) => {
    if (key === THEME_COLOR_KEY) applyThemeColor(newValue);
  });
  document.addEventListener('fullscreenchange', showStates);
  document.addEventListener('beforetoggle', handleToggle, true);
  document.addEventListener('toggle', handleToggle, true);
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme-color') return;
    stored.write(THEME_COLOR_KEY, target.value === '0' ? null : target.value);
    applyThemeColor(target.value);
  });
  document.addEventListener('click', handleClick, true);
  document.addEventListener('keydown', handleKey);
  document.addEventListener('keydown', handleSearchKey);
  addEventListener('hashchange', () => void followOldAnchor());
  addEventListener('DOMContentLoaded', () => {
    void followOldAnchor();
    restoreTabs();
    showStates();
    watchWidgets();
  });
  watchPageKeys();
  watchSwipe();
  addEventListener('site-tabs', restoreTabs);
  if (isNotFound || root.dataset['eager'] !== undefined) loadApplicationWhenCalm();
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
