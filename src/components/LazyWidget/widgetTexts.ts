import texts from '@generated/widgetTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
