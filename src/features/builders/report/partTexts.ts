import texts from '@generated/reportTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
