import {applyThemeColor} from '@site/src/features/navbar/themeColor.early';
import {restoreSidebar} from '@site/src/features/sidebar/sidebar.early';

applyThemeColor();
restoreSidebar();
