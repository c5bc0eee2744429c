import texts from '@generated/notFoundTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);
