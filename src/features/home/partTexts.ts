import texts from '@generated/homeTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
