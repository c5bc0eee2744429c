import texts from '@generated/toastTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
