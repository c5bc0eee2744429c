import texts from '@generated/driverFilterTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);
