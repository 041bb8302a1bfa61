/** Columns: see `parseUniversities`. Fees in AUD a year. */
export const AUSTRALIA = `
University of Melbourne | university | Parkville, Southbank | https://www.unimelb.edu.au | 50000 / 52000 | 6.5 / 6
University of Sydney | university | Sydney | https://www.sydney.edu.au | 52000 / 54000 | 6.5 / 6
University of New South Wales | university | Kensington, Paddington, Canberra | https://www.unsw.edu.au | 51000 / 52000 | 6.5 / 6
Australian National University | university | Canberra | https://www.anu.edu.au | 49000 / 50000 | 6.5 / 6
Monash University | university | Clayton, Caulfield, Peninsula | https://www.monash.edu | 47000 / 48000 | 6.5 / 6
University of Queensland | university | St Lucia, Gatton | https://www.uq.edu.au | 48000 / 49000 | 6.5 / 6
University of Western Australia | university | Perth, Albany | https://www.uwa.edu.au | 43000 / 44000 | 6.5 / 6
Adelaide University | university | Adelaide, Mawson Lakes | https://adelaideuni.edu.au | 43000 / 44000 | 6.5 / 6
University of Technology Sydney | university | Sydney | https://www.uts.edu.au | 44000 / 45000 | 6.5 / 6
Macquarie University | university | Sydney | https://www.mq.edu.au | 41000 / 42000 | 6.5 / 6
Queensland University of Technology | university | Gardens Point, Kelvin Grove | https://www.qut.edu.au | 38000 / 40000 | 6.5 / 6
RMIT University | university | Melbourne, Bundoora, Brunswick | https://www.rmit.edu.au | 40000 / 41000 | 6.5 / 6
Curtin University | university | Perth, Kalgoorlie | https://www.curtin.edu.au | 37000 / 38000 | 6.5 / 6
Deakin University | university | Burwood, Geelong, Warrnambool | https://www.deakin.edu.au | 39000 / 40000 | 6.5 / 6
University of Wollongong | university | Wollongong, Liverpool | https://www.uow.edu.au | 34000 / 35000 | 6.5 / 6
University of Newcastle | university | Newcastle, Ourimbah | https://www.newcastle.edu.au | 37000 / 38000 | 6 / 6
Griffith University | university | Gold Coast, Brisbane | https://www.griffith.edu.au | 36000 / 37000 | 6.5 / 6
La Trobe University | university | Bundoora, Bendigo, Albury-Wodonga | https://www.latrobe.edu.au | 37000 / 38000 | 6.5 / 6
Swinburne University of Technology | university | Hawthorn | https://www.swinburne.edu.au | 38000 / 39000 | 6.5 / 6
University of Tasmania | university | Hobart, Launceston | https://www.utas.edu.au | 36000 / 37000 | 6 / 5.5
Flinders University | university | Bedford Park, Adelaide | https://www.flinders.edu.au | 37000 / 38000 | 6.5 / 6
James Cook University | university | Townsville, Cairns | https://www.jcu.edu.au | 35000 / 36000 | 6.5 / 6
Western Sydney University | university | Parramatta, Penrith, Campbelltown | https://www.westernsydney.edu.au | 33000 / 34000 | 6.5 / 6
Murdoch University | university | Perth | https://www.murdoch.edu.au | 33000 / 34000 | 6 / 6
Edith Cowan University | university | Joondalup, Perth | https://www.ecu.edu.au | 35000 / 36000 | 6.5 / 6
Victoria University | university | Footscray, Melbourne | https://www.vu.edu.au | 32000 / 33000 | 6 / 5.5
Bond University | university | Gold Coast | https://bond.edu.au | 45000 / 47000 | 6.5 / 6
Charles Sturt University | university | Bathurst, Wagga Wagga, Port Macquarie | https://www.csu.edu.au | 30000 / 31000 | 6 / 5.5
Southern Cross University | university | Lismore, Gold Coast, Coffs Harbour | https://www.scu.edu.au | 30000 / 31000 | 6 / 5.5
CQUniversity Australia | university | Rockhampton, Sydney, Melbourne | https://www.cqu.edu.au | 32000 / 33000 | 6 / 5.5
University of New England | university | Armidale | https://www.une.edu.au | 30000 / 31000 | 6 / 5.5
University of Southern Queensland | university | Toowoomba, Springfield | https://www.unisq.edu.au | 30000 / 31000 | 6 / 5.5
University of the Sunshine Coast | university | Sippy Downs, Petrie | https://www.usc.edu.au | 29000 / 30000 | 6 / 5.5
Federation University Australia | university | Ballarat, Berwick | https://www.federation.edu.au | 29500 / 31000 | 6 / 6
Charles Darwin University | university | Darwin, Sydney | https://www.cdu.edu.au | 31000 / 32000 | 6 / 6
University of Canberra | university | Canberra | https://www.canberra.edu.au | 35000 / 36000 | 6 / 6
Australian Catholic University | university | North Sydney, Melbourne, Brisbane | https://www.acu.edu.au | 31000 / 32000 | 6 / 5.5
University of Notre Dame Australia | university | Fremantle, Sydney | https://www.notredame.edu.au | 34000 / 35000 | 6.5 / 6
Torrens University Australia | university | Adelaide, Sydney, Melbourne | https://www.torrens.edu.au | 29000 / 31000 | 6 / 5.5
TAFE Queensland | college | Brisbane, Gold Coast, Cairns | https://tafeqld.edu.au | 16500 / 18000 | 5.5 / 5
TAFE NSW | college | Sydney, Newcastle | https://www.tafensw.edu.au | 17000 / 18500 | 5.5 / 5
Holmesglen Institute | college | Chadstone, Moorabbin | https://holmesglen.edu.au | 17000 / 18500 | 5.5 / 5
Box Hill Institute | college | Box Hill, Lilydale | https://www.boxhill.edu.au | 16500 / 18000 | 5.5 / 5
Melbourne Polytechnic | polytechnic | Preston, Prahran | https://www.melbournepolytechnic.edu.au | 16500 / 18500 | 5.5 / 5
William Angliss Institute | college | Melbourne, Sydney | https://www.angliss.edu.au | 19500 / 20500 | 5.5 / 5 | Hospitality and Tourism
International College of Management, Sydney | college | Manly | https://www.icms.edu.au | 25500 / 26500 | 6 / 5.5 | Business and Management; Hospitality and Tourism
`;
