/**
 * Names that universities had, and that people and papers still use: `today's name:former name, former name;`.
 * Those of British polytechnics: The Independent, 'Education: New universities', 19 August 1992. Of the others the former names are those
 * of the university domains list of Hipo (see domain-labels.ts), whose entries keep old names, and of the universities' own histories.
 */
export const FORMER_NAMES = `
  Toronto Metropolitan University:Ryerson University, Ryerson Polytechnic University, ryerson;
  Ontario Tech University:University of Ontario Institute of Technology, uoit;
  Western University:University of Western Ontario, uwo; Seneca Polytechnic:Seneca College;
  Humber Polytechnic:Humber College; George Brown Polytechnic:George Brown College;
  Kwantlen Polytechnic University:Kwantlen University College; MacEwan University:Grant MacEwan University;
  Capilano University:Capilano College; Vancouver Island University:Malaspina University College;
  Thompson Rivers University:University College of the Cariboo;
  Cape Breton University:University College of Cape Breton; Red River College Polytechnic:Red River College;
  Mount Royal University:Mount Royal College;
  Concordia University of Edmonton:Concordia University College of Alberta; Yukon University:Yukon College;
  Lethbridge Polytechnic:Lethbridge College; OCAD University:Ontario College of Art and Design;
  Emily Carr University of Art + Design:Emily Carr Institute of Art + Design;
  Western Sydney University:University of Western Sydney, uws;
  Adelaide University:University of Adelaide, University of South Australia, unisa;
  RMIT University:Royal Melbourne Institute of Technology; Federation University Australia:University of Ballarat;
  CQUniversity Australia:Central Queensland University;
  James Cook University:James Cook University of North Queensland;
  Melbourne Polytechnic:Northern Melbourne Institute of TAFE, nmit;
  Ara Institute of Canterbury:Christchurch Polytechnic Institute of Technology, cpit;
  Toi Ohomai Institute of Technology:Waiariki Institute of Technology;
  University of the Arts Singapore:LASALLE College of the Arts, Nanyang Academy of Fine Arts, lasalle, nafa;
  Singapore University of Social Sciences:SIM University, unisim; Augusta University:Georgia Regents University;
  Virginia Tech:Virginia Polytechnic Institute and State University;
  University at Buffalo:State University of New York at Buffalo;
  Stony Brook University:State University of New York at Stony Brook;
  Missouri University of Science and Technology:University of Missouri-Rolla;
  Texas State University:Southwest Texas State University;
  University of South Wales:University of Glamorgan, University of Wales, Newport, glamorgan;
  University of West London:Thames Valley University, tvu; University of the West of Scotland:University of Paisley;
  Birmingham City University:University of Central England in Birmingham, Birmingham Polytechnic;
  Cardiff Metropolitan University:University of Wales Institute, Cardiff, uwic;
  Swansea University:University of Wales, Swansea; Bangor University:University of Wales, Bangor;
  University of Wales Trinity Saint David:Swansea Metropolitan University, Trinity College Carmarthen, University of Wales, Lampeter;
  City St George's, University of London:City University London, City University, St George's University of London;
  University of Suffolk:University Campus Suffolk;
  Leeds Beckett University:Leeds Metropolitan University, leeds met, Leeds Polytechnic;
  University of Greater Manchester:University of Bolton;
  University of Lancashire:University of Central Lancashire, uclan;
  Coventry University:Coventry Polytechnic, Lanchester Polytechnic; De Montfort University:Leicester Polytechnic;
  Brunel University of London:Brunel University London, Brunel University Uxbridge, Brunel University;
  Ulster University:University of Ulster; Lancaster University:University of Lancaster;
  University of Kent:University of Kent at Canterbury; University of Roehampton:Roehampton University of Surrey;
  Solent University:Southampton Solent University;
  London South Bank University:South Bank University, South Bank Polytechnic;
  London Metropolitan University:London Guildhall University, University of North London;
  Durham University:University of Durham; Teesside University:University of Teesside, Teesside Polytechnic;
  Northumbria University:University of Northumbria at Newcastle, Newcastle Polytechnic;
  University of Greenwich:Thames Polytechnic; University of Hertfordshire:Hatfield Polytechnic;
  University of the West of England:Bristol Polytechnic; University of Westminster:Polytechnic of Central London;
  University of Huddersfield:Huddersfield Polytechnic; Kingston University:Kingston Polytechnic;
  Liverpool John Moores University:Liverpool Polytechnic; Middlesex University:Middlesex Polytechnic;
  University of Plymouth:Polytechnic South West; University of Portsmouth:Portsmouth Polytechnic;
  University of Sunderland:Sunderland Polytechnic; Nottingham Trent University:Nottingham Polytechnic;
  Manchester Metropolitan University:Manchester Polytechnic; Sheffield Hallam University:Sheffield City Polytechnic;
  University of East London:Polytechnic of East London; University of Derby:Derbyshire College of Higher Education;
`;
