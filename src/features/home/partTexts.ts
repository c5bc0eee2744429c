import texts from '@generated/homeTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);
