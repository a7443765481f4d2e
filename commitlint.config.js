/** What `lerna version` can read: `feat(mf-reviews): Let …`. Sentences as subjects, as everywhere in this project. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'subject-case': [0],
    'header-max-length': [2, 'always', 125],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
