import type { Exam } from '../test-scores';

/** How texts about admission call the tests, in lower case; the longest form of each name first. */
export const EXAM_NAMES_IN_TEXTS: Readonly<Record<Exam, string>> = {
  ielts:
    '(?:international english language testing system(?:\\s*\\((?:ielts)\\)| ielts)?|(?:academic |ukvi )?ielts)(?:\\s*\\(?academic(?: module| version)?\\)?| for ukvi| ukvi| online| one skill retake|(?:,| and| or|,? \\/) (?:the )?ielts(?= (?:academic|online|one skill|for ukvi|ukvi)\\b)| indicator|\\s*\\(?general\\)?|\\s*\\((?:not general|academic (?:test|module|version) only|academic only)[a-z ]*\\))*',
  toefl:
    '(?:test of english as a foreign language(?:\\s*\\(toefl\\)| toefl)?|(?:internet[ -]based |ibt(?: ?\\/ ?| ))?toefl)(?:[ -]?\\(?i-?bt\\)?|\\s*-\\s*internet[ -]based|\\s*\\(?internet[ -]based(?: test| toefl)?\\)?| essentials|\\s*\\((?:ibt )?(?:including (?:the )?)?(?:home edition|test cent(?:re|er))\\)| (?:or|and) (?:ibt )?home edition)*',
  pte: 'pearson test of english(?:\\s*\\(?academic\\)?)?(?:\\s*\\((?:pte|pte academic|pte-a)\\)| pte\\b)?|pearson test(?=\\s*\\(pte)(?:\\s*\\((?:pte|pte academic|pte-a)\\))?|pearson pte(?:\\s*\\(?academic\\)?)?|pearson|pte(?:[ -]?\\(?academic\\)?| ukvi|-a\\b)*',
  det: 'duolingo\\s+english test(?:\\s*\\(det\\))?|duolingo(?:\\s*\\(det\\)| test)?|duo(?= ?:? ?1?\\d\\d\\b)|det\\b',
  gre: '(?:graduate record examinations?(?:\\s*\\(gre\\))?|gre)(?:\\s*\\(?general\\)?(?: test)?)?(?![a-z])',
  gmat: '(?:graduate management admission test(?:\\s*\\(gmat\\))?|gmat)(?:\\u2122)?(?:\\s*\\(?(?:focus|classic|old|new|previous|legacy|10th|11th|tenth)(?: edition| version| format)?\\)?)?(?![a-z])',
};

/** English tests that no profile holds: an alternative to those that it does. */
export const OTHER_ENGLISH_TESTS = String.raw`cambridge (?:english |c1 |c2 |b2 |advanced |proficiency |first |esol )*(?:test|exam|certificate)?|c1 advanced|c2 proficiency|b2 first|cae\b|cpe\b|fce\b|oet\b|occupational english test|languagecert(?: international)?(?: esol)?|trinity(?: college)?(?: ise)?|cael\b|celpip\b|muet\b|toeic\b|password(?: english)?(?: test)?|oxford (?:elt|ellt|test of english)|kaplan(?: english)?|esol\b|melab\b|met\b|itep\b|pearson versant|ellt\b|nzcel\b|eiken\b|els\b(?: level)?`;

/** Tests beside English that no profile holds. */
export const OTHER_ADMISSION_TESTS = String.raw`sat\b|act\b|lsat\b|mcat\b|lnat\b|bmat\b|ucat\b|gamsat\b|neet\b|jee\b|gate\b|casper\b|tmua\b|stat\b|isat\b|nclex\b|teas\b|hesi\b|uniform test|aptitude test`;
