/**
 * First labels of universities' web domains that don't follow from the name: `name:label label;`.
 * Of the institutions of the six countries, without labels that are ordinary words or shared, from the university domains list of Hipo,
 * github.com/Hipo/university-domains-list at bb07faf, which comes under the MIT License:
 *
 * Copyright (c) 2014-2025 Hipo
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
 * "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
 * distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
 * the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions
 * of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS
 * BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
 * CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
export const DOMAIN_LABELS = `
  College of Bois-de-Boulogne:bdeb; College of the Rockies:cotr; Collège Boréal:borealc; Cégep de Saint-Jérôme:cstj;
  George Brown College:gbrownc; Huron University College:huronuc;
  Institut Armand-Frappier, Université du Québec:inrs; Mount Allison University:mta; Mount Royal University:mtroyal;
  St. Francis Xavier University:stfx; University of Guelph:uoguelph; University of King's College:ukings;
  University of Lethbridge:uleth; University of Saskatchewan:usask; University of Toronto:utoronto;
  University of Victoria:uvic; Université de Sherbrooke:usherb; Université du Québec en Outaouais:uqo;
  Université du Québec à Chicoutimi:uqac; Université du Québec à Montréal:uqam;
  École Polytechnique de Montréal, Université de Montréal:polymtl;
  École de technologie supérieure, Université du Québec:etsmtl; École des Hautes Études Commerciales:hec;
  James Cook University of North Queensland:jcu; University of Melbourne:unimelb;
  University of South Australia:unisa; University of Sydney:usyd; University of Tasmania:utas;
  Nanyang Polytechnic:nyp; American InterContinental University - London:aiuniv;
  Birkbeck College, University of London:bbk; Buckinghamshire New University:bucks;
  De Montfort University Leicester:dmu; Glasgow Caledonian University:gcal; Loughborough University:lboro;
  Middlesex University - London:mdx; Newcastle University:ncl; University of Aberdeen:abdn;
  University of Bedfordshire:beds; University of Birmingham:bham; University of Brighton:bton;
  University of Central Lancashire:uclan; University of Gloucestershire:glos; University of Hertfordshire:herts;
  University of Lancaster:lancs; University of Reading:rdg; University of Southampton:soton;
  University of Wolverhampton:wlv; York St. John University:yorksj; Alabama A&M University:aamu;
  Alabama State University:alasu; Albany State University:asurams; Appalachian State University:appstate;
  Arkansas State University:astate; University of Arkansas at Pine Bluff:uapb;
  Bloomsburg University of Pennsylvania:bloomu; California Coast University:calcoast;
  California Institute of Technology:caltech; California National University:cnuas;
  California Polytechnic State University, Pomona:cpp;
  California Polytechnic State University, San Luis Obispo:calpoly; California State University, Bakersfield:csubak;
  California State University, Chico:csuchico; California State University, Stanislaus:csustan;
  Capitol Technology University:captechu; Central Michigan University:cmich; Cleveland State University:csuohio;
  College of Charleston:cofc; Columbia Southern University:colsouth; Connecticut College:conncoll;
  Delaware State University:desu; Delaware Valley University:delval; East Central University:ecok;
  East Stroudsburg State University of Pennsylvania:esu; Eastern Michigan University:emich;
  Eastern New Mexico University-Roswell Campus:enmu; Edward Waters University:ewc;
  Fayetteville State University:uncfsu; Florida Memorial University:fmuniv; Francis Marion University:fmarion;
  Georgia Institute of Technology:gatech; Georgia Southwestern State University:gsw;
  Governors State University:govst; Gwynedd Mercy University:gmercyu; Helena College University of Montana:umhelena;
  Hellenic American University:hauniv; Illinois State University:ilstu; Indiana State University:indstate;
  Indiana University/Purdue University at Fort Wayne:ipfw; Indiana Wesleyan University, Marion:indwes;
  Iowa State University:iastate; Jackson State University:jsums; Kentucky State University:kysu;
  LeTourneau University:letu; Lincoln Memorial University:lmunet; Lock Haven University:lhup;
  Long Island University:liunet; Louisiana Tech University:latech; Loyola University New Orleans:loyno;
  Miami University of Ohio:miamioh; Midwestern State University:mwsu; Minnesota State University Moorhead:mnstate;
  Minnesota State University, Mankato:mnsu; Mississippi State University:msstate;
  Missouri University of Science and Technology:mst; Mount St. Mary's University:msmary;
  Murray State University:mursuky; North Carolina A&T State University:ncat; Northeastern State University:nsuok;
  Northeastern University:neu; Northwestern State University:nsula; Occidental College:oxy;
  Ohio State University Agricultural Technical Institute:osu; Oklahoma Baptist University:okbu;
  Oklahoma City University:okcu; Oklahoma State University:okstate; Our Lady of the Lake University:ollusa;
  Philadelphia University:philau; Portland State University:pdx; Prairie View A&M University:pvamu;
  Purdue University Fort Wayne:pfw; Purdue University North Central:pnc; Purdue University Northwest:pnw;
  Saint John's University (NY):stjohns; Saint Mary's University of Minnesota:smumn;
  Slippery Rock University of Pennsylvania:sru; South Dakota State University:sdstate;
  Southeast Missouri State University:semo; Southeastern Louisiana University:selu;
  Southern Arkansas University Tech:sautech; Southern Illinois University-Carbondale:siu;
  Southern University and A&M College:subr; Southern University at Shreveport:susla;
  Southwest Baptist University:sbuniv; Southwest Texas State University:swt; St. Lawrence University:stlawu;
  St. Mary's University:stmarytx; State University of New York College of Environmental Science and Forestry:esf;
  State University of New York Polytechnic Institute:sunyit; Tennessee State University:tnstate;
  Tennessee Technological University:tntech; Texas A&M International University:tamiu;
  Texas A&M University - College Station:tamu; Texas A&M University - Commerce:tamuc;
  Texas A&M University - Corpus Christi:tamucc; Texas A&M University - Kingsville:tamuk;
  Texas A&M University-Texarkana:tamut; Texas State University:txstate; Texas Wesleyan University:txwes;
  The College of New Jersey:tcnj; University of Akron Wayne College:uakron;
  University of Arkansas - Monticello:uamont; University of Arkansas:uark; University of Baltimore:ubalt;
  University of Central Missouri:ucmo; University of Charleston:uchaswv; University of Connecticut:uconn;
  University of Delaware:udel; University of Detroit Mercy:udmercy; University of Dubuque:dbq;
  University of Florida:ufl; University of Georgia:uga; University of Holy Cross:uhcno;
  University of Indianapolis:uindy; University of Kentucky:uky; University of Maryland, College Park:umd;
  University of Massachusetts at Amherst:umass; University of Massachusetts at Dartmouth:umassd;
  University of Michigan:umich; University of Minnesota:umn; University of Mississippi:olemiss;
  University of Montana:umt; University of Northern Colorado:unco; University of Pennsylvania:upenn;
  University of Pikeville:upike; University of Richmond:urich; University of Saint Thomas (MN):stthomas;
  University of Saint Thomas (TX):stthom; University of San Francisco:usfca; University of Texas at Austin:utexas;
  University of Vermont:uvm; University of West Georgia:westga; University of Wisconsin - LaCrosse:uwlax;
  University of Wisconsin - Oshkosh:uwosh; University of Wisconsin - Platteville:uwplatt;
  University of Wisconsin - Superior:uwsuper; University of Wyoming:uwyo; University of the Incarnate Word:uiwtx;
  University of the People:uopeople; Valparaiso University:valpo; Washburn University:wuacc;
  Washington University, Saint Louis:wustl; West Chester University of Pennsylvania:wcupa;
  West Texas A&M University:wtamu; West Virginia State University:wvstate; Western Michigan University:wmich;
  Western New England University:wne; William Paterson University:wpunj; William Woods University:wmwoods;
  Wilmington University:wilmu; Xavier University of Louisiana:xula;
`;
