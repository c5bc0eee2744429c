import texts from '@generated/toastTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);
