import texts from '@generated/driverFilterTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
