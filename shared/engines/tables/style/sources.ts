/** A file of a public repository that the style model learns from or is measured with. None of them is part of the project. */
export interface Source {
  /** Under this name it lies in the folder that is given to the commands. */
  file: string;
  what: string;
  repository: string;
  commit: string;
  path: string;
  /** Without a stated licence a text is only measured with: no weight comes from it. */
  licence: string;
  /** `pairs`: the reviews of one business are compared with each other. */
  use: 'learning' | 'thresholds' | 'judging' | 'pairs';
  sha256: string;
}

const restaurants = {
  repository: 'NilsHellwig/exploring-absa-llm-augmentation',
  commit: 'fdcb7fd8127294c314e12acd0233ae4b13afb325',
  licence: 'none stated',
  use: 'judging',
} as const;
const generated =
  '09 llm annotation quality analysis/annotation_datasets/synth_annotation_labelstudio_input/annotation_';
const general = {
  what: 'posts of all kinds, so that common words are known and people who write quickly are people',
  repository: 'uds-lsv/GermEval-2018-Data',
  commit: '9877472d39523effd54cd079b4c61157ed141508',
  licence: 'CC BY 4.0',
  use: 'learning',
} as const;

export const sources: readonly Source[] = [
  {
    ...general,
    file: 'germeval2018.training.txt',
    path: 'germeval2018.training.txt',
    sha256: '0f88c63a344e1ab69c5407aa539d1612cd82a96b51ebd6bd613dc70ff9fef03e',
  },
  {
    ...general,
    file: 'germeval2018.test.txt',
    path: 'germeval2018.test.txt',
    sha256: '45f31510b305d080a933d4087b8d34f7a5e4087141718955b90357ca730074f2',
  },
  {
    file: 'doctors.csv',
    what: 'doctors',
    repository: 'syna222/jameda_webscraping_analysis',
    commit: 'bdbf9086b3ae4595bc42c9e01ad863a1c565b8ed',
    path: 'files/reviews_ratings_saved.csv',
    licence: 'none stated',
    use: 'thresholds',
    sha256: '44c1a37f9b274d2d9cf84dd3d1284fd87bdff48161ae79ea1cd341247b9db26b',
  },
  {
    file: 'doctors.xml',
    what: 'doctors, by name',
    repository: 'syna222/jameda_webscraping_analysis',
    commit: 'bdbf9086b3ae4595bc42c9e01ad863a1c565b8ed',
    path: 'files/all_reviews_saved.xml',
    licence: 'none stated',
    use: 'pairs',
    sha256: '803a11c2544c0ea9e4d6a9ab909ff6420298ba19264c9aad9ee24bd4bfe36629',
  },
  {
    file: 'household.csv',
    what: 'household goods',
    repository: 'madvx/NLP_22Z',
    commit: '6f9784ca087f6a075c445f7e533143a5310e5f39',
    path: 'csv_data/test.csv',
    licence: 'none stated',
    use: 'thresholds',
    sha256: '12a2fdf954e7bc566c755162e83d92fc153d078127a9b5e97aad9a7ae0539dd0',
  },
  {
    file: 'clinics.csv',
    what: 'clinics',
    repository: 'MalekAlrashid/KLinik_Bewertungen',
    commit: '3f7066ae13351fe5987ce0637bbf56b58d187cc2',
    path: 'Klinik_Bewertungen/google123.csv',
    licence: 'none stated',
    use: 'judging',
    sha256: '64ce52aab6025348252b111059d61d5d7aa915f2ca250eea358500dca6fb584d',
  },
  {
    ...restaurants,
    file: 'restaurants.csv',
    what: 'restaurants',
    path: '01 corpus acquisition/reviews_dataset/reviews.csv',
    sha256: '7f2ec23de0cafdcbad78f0239b1fec6d039c6d666c32b1a5f52df440c8c1fcc1',
  },
  {
    file: 'books.tsv',
    what: 'books',
    repository: 'uhh-lt/GermEval2017-Baseline',
    commit: '0b62fcbb0e720e507b631098453f0b40fb8e13e4',
    path: 'data/corpus/corpus_de_small.tsv',
    licence: 'Apache 2.0 of the software, none stated for the texts',
    use: 'judging',
    sha256: '397f13ec16baaf44ab6fc5c5ad58fa20ea76a6ee853d2b80013e1c8939575ae8',
  },
  {
    file: 'coffee.json',
    what: 'coffee',
    repository: 'marielledado/german-coffee-reviews',
    commit: '14161b5f5ccf1e2d9d47e2ca3d803c08e5aa807b',
    path: 'utopia.json',
    licence: 'none stated',
    use: 'judging',
    sha256: '0478d77075bb29ceee31a3864b7cb80b5978e01b7c0af0d7037998b09df0cf7f',
  },
  {
    ...restaurants,
    file: 'gpt35.csv',
    what: 'restaurants, by GPT-3.5 after examples of people',
    path: `${generated}GPT-3_random_600.csv`,
    sha256: '0ee34cd7c776c85cbf15de065af3d39bbeb479fa4ba0d38fb7c17abeb0829aa6',
  },
  {
    ...restaurants,
    file: 'llama3.csv',
    what: 'restaurants, by Llama 3 after examples of people',
    path: `${generated}Llama3_70B_random_600.csv`,
    sha256: 'c1104dc6b16eae70aeb5853002738139e5b9a3f8e63ccbde8a8a8eb2d80ed157',
  },
];
