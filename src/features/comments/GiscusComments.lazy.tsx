import type {ReactNode} from 'react';
import Giscus, {type Repo} from '@giscus/react';
import {useColorMode} from '@docusaurus/theme-common';
import {useHtmlLang} from '@site/src/hooks/useHtmlLang';
import {commentLanguage, type GiscusSettings} from '@site/src/lib/shared/services';

/** How the widget behaves; one discussion per address, found by its path (specification section 3). */
const options = {
  mapping: 'pathname',
  strict: '1',
  reactionsEnabled: '1',
  inputPosition: 'top',
  loading: 'lazy',
} as const;

/** Languages of the site that giscus has too. */
const GISCUS_LANGUAGES = ['en', 'zh-CN'];

/** The giscus widget, loaded when it comes into view; it follows color mode and language. */
export default function GiscusComments({settings}: {readonly settings: GiscusSettings}): ReactNode {
  const {colorMode} = useColorMode();
  const htmlLang = useHtmlLang();
  return (
    <Giscus
      repo={settings.repo as Repo} // checked against owner/name at build
      repoId={settings.repoId}
      category={settings.category}
      categoryId={settings.categoryId}
      {...options}
      theme={colorMode}
      lang={commentLanguage(htmlLang, GISCUS_LANGUAGES)}
    />
  );
}
