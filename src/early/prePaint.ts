import {correctColorMode} from '@site/src/features/color-mode/colorMode.early';
import {applyThemeColor} from '@site/src/features/navbar/themeColor.early';
import {restoreSidebar} from '@site/src/features/sidebar/sidebar.early';
import {allowScriptAddresses} from '@site/src/lib/shared/trustedTypes';

allowScriptAddresses();
correctColorMode();
applyThemeColor();
restoreSidebar();
