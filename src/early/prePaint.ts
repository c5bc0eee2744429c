import {correctColorMode} from '@site/src/features/color-mode/colorMode.early';
import {applyThemeColor} from '@site/src/features/navbar/themeColor.early';
import {restoreSidebar} from '@site/src/features/sidebar/sidebar.early';
import {isApplePlatform} from '@site/src/lib/browser/applePlatform';
import {allowScriptAddresses} from '@site/src/lib/shared/trustedTypes';

allowScriptAddresses();
correctColorMode();
applyThemeColor();
restoreSidebar();
// The banner of the home page has more to show there (HomeBanner.module.css).
document.documentElement.toggleAttribute('data-apple', isApplePlatform(navigator));
