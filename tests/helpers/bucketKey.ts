import {loadFacts} from '@site/src/build/facts/facts';

/**
 * Key of the field of S3 that tests take as their example, that for the bucket: the first that is required and has no
 * default. AList may call it something else one day, and that must not break tests of the tools.
 */
export const bucketKey = findBucketKey();

function findBucketKey(): string {
  const field = loadFacts('.')
    .driver('S3')
    .fields.find((each) => each.required && each.default === null);
  if (!field)
    throw new Error('S3 has no required field without a default. Choose another example.');
  return field.key;
}
