/** Where meat sold in Europe mostly comes from (ISO 3166-1); France first, then by code. */
export const COUNTRIES = [
  ..."FR AR AT AU BE BG BR CA CH CL CY CZ DE DK EE ES FI GB GR HR HU IE IT JP LT LU LV MT NL".split(
    " ",
  ),
  ..."NO NZ PL PT RO SE SI SK TH UA US UY ZA".split(" "),
];
